export const foundingHoldTexts = {
  venueAdmins: 'Only admins of a venue can add venues here.',
  clubAdmins: 'Only admins of this venue can start clubs here.',
  venueYoung:
    'You can add venues once your account is {n, plural, one {# day} other {# days}} old, from {when}.',
  clubYoung:
    'You can start clubs once your account is {n, plural, one {# day} other {# days}} old, from {when}.',
} as const
