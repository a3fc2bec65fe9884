// The page's own pictograms, each one path in a square of 24.

const paths = {
  undo: 'M9 6 4 11l5 5M4 11h10a5.5 5.5 0 0 1 0 11h-3',
  redo: 'm15 6 5 5-5 5M20 11H10a5.5 5.5 0 0 0 0 11h3',
  erase:
    'M9 20h11M5.5 14.5l8-8.5a2 2 0 0 1 2.9 0l3 3a2 2 0 0 1 0 2.9L11.5 20H8.4a2 2 0 0 1-1.5-.6l-1.4-1.5a2.4 2.4 0 0 1 0-3.4zM10 10l6 6',
  share: 'M12 15V3m0 0L7.5 7.5M12 3l4.5 4.5M5 12v7a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-7',
  settings:
    'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM8.5 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  help: 'M9 9a3 3 0 1 1 4.2 2.8c-.8.4-1.2 1-1.2 2v.4M12 18v.01M12 22a10 10 0 1 0 0-20 10 10 0 0 0 0 20z',
  plus: 'M12 5v14M5 12h14',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  bulb: 'M9.5 18h5M10.5 21h3M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.4 1.1 2.2h5c0-.8.4-1.600 1.100-2.200A6 6 0 0 0 12 3z',
  gauge: 'M4.5 18a9 9 0 1 1 15 0M12 13l4-4.500M12 14.500v.01',
  spark: 'M12 3v5m0 8v5M3 12h5m8 0h5M6 6l2.500 2.500m7 7L18 18M18 6l-2.500 2.500m-7 7L6 18',
  steps: 'M4 19h5v-5h5.500V9H20',
  close: 'm6 6 12 12M18 6 6 18',
  play: 'M7 4.500v15l12-7.500z',
  pause: 'M8 5v14M16 5v14',
  forward: 'M6 5v14l9-7zM18.500 5v14',
  back: 'M18 5v14l-9-7zM5.500 5v14',
  start: 'M19 5v14l-7-7zM12 5v14l-7-7zM4 5v14',
  end: 'M5 5v14l7-7zM12 5v14l7-7zM20 5v14',
  left: 'm15 5-7 7 7 7',
  right: 'm9 5 7 7-7 7',
  restart: 'M4 12a8 8 0 1 0 2.700-6M4 4v5h5',
  grid: 'M4 4h16v16H4zM9.300 4v16M14.700 4v16M4 9.300h16M4 14.700h16',
  list: 'M9 6h11M9 12h11M9 18h11M4.500 6v.01M4.500 12v.01M4.500 18v.01',
  file: 'M14 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V8zm0 0v5h5',
  pencil: 'm4 20 1-4.500L16.500 4a2.100 2.100 0 0 1 3 0l.500.500a2.100 2.100 0 0 1 0 3L8.500 19z',
  broom:
    'M13.500 10.500 20 4M5 14c4-1 5.500-3.500 6-5l4.500 4.500c-1.500.500-4 2-5 6C8 20 5 17 5 14z',
  warning:
    'M12 9v5M12 17.500v.01M10.300 4 2.600 17.500A2 2 0 0 0 4.300 20.500h15.400a2 2 0 0 0 1.700-3L13.700 4a2 2 0 0 0-3.400 0z',
} as const;

export type IconName = keyof typeof paths;

const solid: ReadonlySet<IconName> = new Set(['play', 'forward', 'back', 'start', 'end']);

export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      class={`icon ${solid.has(name) ? 'solid' : ''}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}
