// The first minute of a server: one link makes its first owner, who is then led through these steps.

export const setupSteps = ['look', 'registration', 'mail', 'backup', 'people'] as const
export type SetupStep = (typeof setupSteps)[number]

export const setupLinkMs = 86_400_000
