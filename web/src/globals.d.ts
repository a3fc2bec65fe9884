/// <reference types="vite/client" />
/// <reference types="vite-plugin-pwa/client" />

declare module 'nonet/nonet.wasm?url' {
  const address: string;
  export default address;
}

declare module 'nonet/nonet_logic.wasm?url' {
  const address: string;
  export default address;
}
