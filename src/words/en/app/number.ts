export const numberTexts = {
  range:
    '{max, select, empty {Enter {min} or more} other {Enter a number from {min} to {max}}}{step, select, 1 {} other {, in steps of {step}}}.',
} as const
