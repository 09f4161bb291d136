// Some fields of an object, and nothing else of it.

/** Picks the named fields of an object that may have more. */
export const pickFields = <T extends object, Name extends keyof T>(
  from: T,
  names: readonly Name[],
): Pick<T, Name> => Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, Name>
