// Names of techniques, as callers list them and as the module takes them.

import { NonetError } from "./nonet_error.js";

/** Parted by commas. */
export function joinNames(techniques: unknown): string {
  const isName = (name: unknown): boolean => typeof name === "string" && name !== "";
  if (!Array.isArray(techniques) || !techniques.every(isName))
    throw new NonetError("techniques are an array of names");
  return techniques.join();
}

export function unknownTechnique(name: string): NonetError {
  return new NonetError(`there is no technique '${name}'; techniques() lists them`);
}
