// Help on the player's own account and the app. Keep it short: readers want to go on playing.
export const accountHelp = {
  'new-accounts': [
    'During your first week you can publish 3 public events a day and 10 in all, start 5 conversations, create 5 clubs, and send 10 team requests and 10 invitations. You can sign up, answer and join as often as you like.',
    'You can add players to your event once they have signed up, written to you or marked you as a friend. A public event needs a confirmed e-mail address or a social account. A new or small community has no limits for new accounts.',
  ],
  'first-steps': [
    'Choose a player name of 3 to 12 characters: it stays yours and can’t be changed. Then set your level and your home venue.',
    'You can change your level once every 10 days. You get your first diamond when setup is done.',
  ],
  'player-pass': [
    'A Player Pass has a tier with a weekly allowance of tokens. Claim it once every 7 days; attended events bring more. You can send tokens to a player, minus the platform fee.',
    'You get a pass from the operator or with a pass code. Your token history lists every token. Nothing here is money.',
  ],
  diamonds: [
    'You get each diamond once: for registering, a complete profile, the first event attended, the first hosted, ten attended, the first medal, and when someone joins by your referral link.',
  ],
  'sign-in': [
    'Forgot your password? The sign-in screen sends a link. You can also sign in with an e-mailed link, a passkey on your phone, or a provider you used.',
    'The settings list your devices: sign out one of them, or everywhere.',
  ],
  privacy: [
    'Hide your profile in the settings: then only your friends and favorites, people in the same event, and admins of your venues see it. In rosters and results everyone else sees Hidden player instead of your name. Your location is used for distances and shown to no one.',
  ],
  'my-data': [
    'In the settings, choose “Download my data”: one file with your profile, events, matches, messages and everything else we keep about you.',
  ],
  'delete-account': [
    'In the settings, choose “Delete my account”. It asks once more and then really deletes: your profile, messages and sign-ins are gone. In other people’s matches you stay as “Deleted player”. No one can take your name for 90 days.',
  ],
  photos: [
    'Tap your photo on your profile, choose a picture, move it into the frame and tap “Crop and Upload”. It may be a .png, .jpeg or .jpg file.',
  ],
  notifications: [
    'In the settings, choose for each kind of news: in the app, as a push message, by e-mail. Quiet hours hold messages back; the digest combines e-mails.',
    'Nothing arrives? The check on this support page shows why, step by step, and sends a test.',
  ],
  install: [
    'On Android and computers, choose “Install” in the browser’s menu. On an iPhone, tap Share, then “Add to Home Screen”: push messages need this there.',
  ],
  offline: [
    'You can still read your calendar, events, messages and match lists. What you do is marked as waiting and sent once you’re back online.',
    'If something couldn’t be done anymore, for example because a place is gone, we’ll let you know.',
  ],
  'calendar-feed': [
    'The settings have a private address that your calendar program can subscribe to: changes and cancellations arrive automatically. If someone else gets the address, reset it.',
    'Each event also has “Add to calendar” for a single file.',
  ],
  language: [
    'Choose English or Spanish; light, dark, or the same as your device, and which screen opens first in the settings.',
  ],
  poppi: [
    'Ask in plain words: “mixed 3.5 doubles on Saturday near me”, “courts with lights”, “how do I leave a club?”. The chips show what was understood; remove one to ask for more.',
    'Poppi works on this server only: your questions go nowhere else and aren’t kept.',
  ],
  operator: [
    'The form on the support page reaches the people who run this server. The answer comes to your account’s e-mail address. For questions about one venue, its admins are quicker.',
  ],
} as const
