export const foundingHoldTexts = {
  venueAdmins: 'Only admins of a venue can add venues here.',
  clubAdmins: 'Only admins of this venue can start clubs here.',
  eventAdmins: 'Only admins of this venue can publish public events here.',
  venueYoung:
    'You can add venues once your account is {n, plural, one {# day} other {# days}} old, from {when}.',
  clubYoung:
    'You can start clubs once your account is {n, plural, one {# day} other {# days}} old, from {when}.',
  eventYoung:
    'You can publish public events once your account is {n, plural, one {# day} other {# days}} old, from {when}.',
} as const
