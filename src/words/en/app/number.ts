// Words of a number field for a number out of its range.
export const numberTexts = {
  range:
    '{max, select, empty {Enter {min} or more} other {Enter a number from {min} to {max}}}{step, select, 1 {} other {, in steps of {step}}}.',
} as const
