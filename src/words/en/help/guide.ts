// Sections of docs/guide as help and Poppi search them; `npm run guide` writes this file.
export const guideTexts = {
  'players#start': [
    'Get an account',
    'Tap Create an account, or sign in with a provider the server offers. You need an e-mail address you can read. Then pick a player name of 3 to 12 characters. It’s how others find you, and it can’t be changed later, so take a moment. Set your level honestly and choose your home venue: the place where you play most.',
  ],
  'players#venues': [
    'Choose your venues',
    'Your calendar shows what’s on at your venues, up to ten of them. Under Find venues, search by name or city, or tap Use my location, and add the courts you’d drive to with Add to my venues. Is your court missing? Anyone can add a venue.',
  ],
  'players#find': [
    'Find a game',
    'The calendar shows the events of each day; tap a day to see them. The Event List has the next 60 days in one list, with filters for time, level, free places and friends. Or ask Poppi in plain words: “mixed 3.5 doubles on Saturday morning”.',
  ],
  'players#sign-up': [
    'Sign up',
    'Open the event. You see when and where it is, the level, and who’s in. Tap Sign up, and the event says You’re in. That’s all. The button always says what happens next. If it says Enter the draw, places are drawn at the time shown, and coming early gives no advantage. If it’s grey, the words beside it say why: your level, your age, or sign-up that opens later.',
  ],
  'players#waitlist': [
    'Wait for a place',
    'When an event is full, you join the waitlist and see your position. When someone cancels, the first player who fits moves up and gets a message right away. Some events offer a free place instead: Take the place before the time shown, or it goes to the next player.',
  ],
  'players#cancel': [
    'Can’t make it',
    'Open the event and tap Cancel as soon as you know. The first on the waitlist gets your place, and they’ll thank you for every hour of notice. After the organizer’s deadline it’s a late cancel. It still works and is still better than staying away, but it’s recorded, and some venues have rules about it.',
  ],
  'players#partner': [
    'Bring someone',
    'If the event takes guests, tap Bring someone and choose how many. Each guest takes a place. If you sign up as a team, tap Find a partner and ask a player. Once they accept, you’re both in.',
  ],
  'players#check-in': [
    'Say that you’re here',
    'From an hour before the start, scan the code at the courts, or open the event and tap I’m here: check in. No phone with you? Tell the organizer, who checks you in with one tap.',
  ],
  'players#play': [
    'Find your court',
    'Once the organizer starts the rounds, the event shows your court, your partner and your opponents, and when you sit out. It changes on your phone as soon as it changes for anyone.',
  ],
  'players#queue': [
    'Wait in the live queue',
    'At open play with a live queue, checking in puts you in line. You see your place, about how long it takes, and your court when you’re called. Need a break? Tap Take a break: when you’re back, you start at the end of the line. Done for the day? Go home.',
  ],
  'players#scores': [
    'Enter a score',
    'After the game, one of you taps Enter score. The other side says That’s right, or the score counts automatically after 24 hours. Is it wrong? Tap Not right and say what you remember. The organizer decides.',
  ],
  'players#after': [
    'Look back',
    'My History has your past events, matches and medals, and explains each change of your rating. Your level is what you say about yourself; your rating comes from matches.',
  ],
  'players#people': [
    'Keep in touch',
    'Mark people you like to play with: Add Friend on their profile. You can invite friends to your events, and you see which events they go to. To talk to someone, tap Message on their profile. If someone bothers you, block or report them from the same menu. They don’t learn who reported them.',
  ],
  'players#notifications': [
    'Hear about changes',
    'In Settings, under Notifications, choose what reaches you and how: in the app, as a push message, by e-mail. You can keep the night quiet. On an iPhone, push messages need the app on your home screen: tap Share, then “Add to Home Screen”. Nothing arrives? Support has a check that shows why and sends a test.',
  ],
  'players#offline': [
    'Play where there’s no signal',
    'Your calendar, your events and the matches stay readable without a connection. What you tap is marked as waiting and sent when you’re back online.',
  ],
  'players#privacy': [
    'Decide who sees you',
    'Hide my profile in the settings: then only your friends, people in the same event and admins of your venues see your name. Download my data gives you everything the server keeps about you. Delete my account really deletes it.',
  ],
  'organizers#plan': [
    'Plan an evening',
    'On the calendar, tap the plus, or Create an event under My Events. When, where, how many players and how many courts is enough. The rest is filled in from your last event at that venue. Save draft keeps it to yourself; Publish opens it. An event is an invitation to play: it doesn’t reserve a court.',
  ],
  'organizers#who': [
    'Choose who can sign up',
    'Under Open to, choose everyone, or only the people you invite: your friends, your favorites or one of your clubs. No one else sees a private event. Set a level range and say whether players outside it can’t sign up or only see a warning. If more people want to play than you have places, let them be drawn: How places are given has a draw, and one where those who missed out lately go first.',
  ],
  'organizers#group': [
    'Bring the group you have',
    'Bring your group shows what to copy from WhatsApp, Spond, Meetup or a spreadsheet. Paste it, check the list, done. Nothing is sent until you send it. People don’t need an account. Each gets a personal link to say yes or no, see their court and check in. Whoever makes an account later keeps their history.',
  ],
  'organizers#invite': [
    'Invite people',
    'On the event’s page, Invite players. You see who’s in, who’s out and who hasn’t answered: Remind those without an answer. For a group chat, Share the link. Copy as text gives you the list of players as a message, as you’d type it yourself.',
  ],
  'organizers#weekly': [
    'Play every week',
    'Turn on Repeat weekly in the form and choose the days and the end. Later, a change asks whether it’s for This date, This and later or All dates. Copy makes a new event from an old one. Save as template keeps its settings under a name.',
  ],
  'organizers#desk': [
    'Check people in',
    'From an hour before the start, open Check-in desk on the event’s page. One tap for each player. It works without a connection, and two of you can use it at once. Or let players do it: Show the code on any screen at the courts. Someone came without signing up? Walk-in.',
  ],
  'organizers#rounds': [
    'Run rounds',
    'When most players are here, tap Create rounds. You see how fair they are: who sits out, who meets whom. Don’t like them? Draw again. Someone leaves, comes late, or a court is lost? Say so under Tools. Rounds that were played never move; the others are planned again. On a laptop you have the evening on one screen: press a court’s number to enter its score, N for the next step, T for the TV.',
  ],
  'organizers#queue': [
    'Run open play with a live queue',
    'Tap Open the live queue on the event’s page and choose what happens when a game ends: Four off, Winners stay or the Challenge court. Checked-in players are in line. When a game is over, tap the court. The next four are called, on their phones and on the TV. Every tap can be undone.',
  ],
  'organizers#scores': [
    'Settle scores',
    'Players enter their own scores. Where they disagree, you Decide. Everything that follows from a score is counted again: standings, medals, ratings.',
  ],
  'organizers#rain': [
    'When it rains',
    'Open Status of the day: as planned, being watched, delayed or off, with a sentence and the time of your next word. Everyone in the event gets an alert, and no one loses their place.',
  ],
  'organizers#money': [
    'Collect money',
    'Set a price on the event, and under How players pay you say how: an app, a bank transfer or cash. {app} moves no money itself; players pay you. They tap I’ve paid, and you tick what arrived. Money lists who still owes what, and Remind those who owe sends a friendly line, once a day at most.',
  ],
  'organizers#finish': [
    'Finish the evening',
    'Finish the event shows what counts and what’s missing, then gives the medals. You can finish early, with the matches played so far. If a score is corrected later, the medals move. Then share the Results: a link, a picture or a table.',
  ],
  'organizers#club': [
    'Give your group a home',
    'Create Club on the community’s page, with a name of up to 12 characters. A club has a page with a link and a QR code, notices, a chat and polls, and you choose how players join. Share the work: Organizer, Secretary and Treasurer are roles you hand out.',
  ],
  'organizers#season': [
    'Play a season',
    'Start a league for a ladder or a round robin over weeks: its game days are events that only its players enter, and results add to the standings. Create a tournament for a day of brackets: divisions, draws, a plan that gives every match a court and a time, and a public link to follow it.',
  ],
  'venues#add': [
    'Put your venue on the map',
    'Search for it first; many courts are there already. If yours isn’t, tap Add a venue and drop the pin on the courts. Whoever adds a venue becomes its admin. Is it there, but without an admin? Its page says so. Write to the people who run this server, from Support.',
  ],
  'venues#page': [
    'Make its page useful',
    'Edit venue has the facts people drive for: courts, lights, surface, opening hours, what it costs, where to park. Add a photo of the courts; one is enough. Players can Suggest an edit. You see what’s there now and what they’d change, and Apply it with one tap.',
  ],
  'venues#admins': [
    'Share the work',
    'Admins of a venue can change any event there, correct results and handle reports. Invite another admin from the player list. Every change is in the Log.',
  ],
  'venues#rules': [
    'Set house rules',
    'Under House rules, say how many days ahead sign-up opens, whether members come first, and how many sessions one player can hold in a day or week. No-shows and late cancels can put a player last in line or pause their sign-ups. They read why, and they can ask to be let off. The rules show on every event before anyone taps.',
  ],
  'venues#agreements': [
    'Have a waiver signed',
    'Under Agreements, add the text and say how often it’s asked: once, each season or for each event. Players sign before they sign up, by typing their name. Organizers see who signed and can tick Signed on paper.',
  ],
  'venues#code': [
    'Let players check in themselves',
    'On the venue’s page, open More and then Show the check-in code on a tablet or a laptop, or print the Check-in poster. The code on a screen changes every minute; the one on the poster stays, so phones have to be near the courts.',
  ],
  'venues#screens': [
    'Hang up a TV',
    'Any TV with a browser will do. Open this server’s address followed by /tv, and it shows a code. On your phone, open More, Screens and Add screen, and type the code. The screen takes turns between today’s events, the live queue, courts and standings. Hidden players stay hidden, and after a power cut it comes back without help.',
  ],
  'venues#site': [
    'Show the calendar on your own site',
    'Under On your own site, allow it and copy the code into your page. Print the week gives you a sheet for the noticeboard.',
  ],
  'venues#tournaments': [
    'Host a tournament',
    'Open Tournaments on the venue’s page. Days, hours and courts come first, then a division for each level. On the day, the desk calls matches to courts, and everyone follows on the public link.',
  ],
  'venues#reports': [
    'When something’s wrong',
    'Players can report a player, a photo or a message. Reports about your venue come to its admins: look, decide, done. Whoever reported stays unknown.',
  ],
  'operators#try': [
    'Try it',
    'npm ci && npm start on Node 20.19 or newer brings everything, PostgreSQL too, with a demo community to look around in. Nothing leaves your machine, and everything stays in one folder, .data.',
  ],
  'operators#install': [
    'Install it',
    'Use systemd or Docker; both recipes are in deploy/. Give it 1 GB of memory and a name of its own: set PUBLIC_URL to the https address people type, and put a proxy in front. DEMO=off starts empty; a demo that you tried goes under Setup. The settings are read once, at the start. If one is wrong, the server says which and doesn’t start.',
  ],
  'operators#mail': [
    'Connect e-mail',
    'Without SMTP_URL, e-mails are written to a folder and reach no one: fine for a try, not for a club. Set it, then send yourself a test: npm run admin -- doctor checks mail, certificate, clock, disk and backups, and says what to do.',
  ],
  'operators#owner': [
    'Make yourself the owner',
    'On an empty store the server prints a link when it starts, or says in which file it is. It works once, for a day: open it, make your account, and you’re the owner. Setup then leads you through the name, who may register, a test e-mail, a backup and your first invitations; stop whenever you like. Your menu has Run this server. For a server that already has people: npm run admin -- operators add YOURNAME --role owner. Under Operators you give others a role: Operator, Moderator or Viewer.',
  ],
  'operators#registration': [
    'Decide who can register',
    'Under Registration: Everyone, By approval, By invitation or No one. Invitations go by e-mail, or as a link for a number of accounts.',
  ],
  'operators#look': [
    'Give it your name',
    'Under Appearance, set the name, the color and the logo. Everything follows: pages, e-mails, icons, TVs, this guide.',
  ],
  'operators#people': [
    'Look after people',
    'Under People, find an account by name or address; hide a profile, sign someone out everywhere, or suspend them with a reason that they’ll read. Reports has what no venue handles: dismiss it, or remove, warn, hide or suspend with Act…. Whoever reported hears that you looked; whoever it’s about reads your reason and can write back once, and someone else answers. Every act is in the Log.',
  ],
  'operators#backup': [
    'Back up',
    'The server makes a backup every night and keeps seven. Under Backups you choose the time and how many stay, and make one with Back up now. Try it restores one into a spare database and compares: a backup that was never restored is a hope. Download… one to another machine now and then, for the day the disk goes. Restore… takes everything back to the moment of a backup: the server closes for a moment, and a backup made just before takes you forward again. You get an e-mail when the last backup failed or is old, and Overview says when it was. With a PostgreSQL of your own, name a folder in BACKUP_DIR.',
  ],
  'operators#update': [
    'Update',
    'Under Updates you see what a new version brings. deploy/update.sh builds beside the running server, backs up, switches, and goes back if the new version doesn’t come up. Open windows ask people to reload.',
  ],
  'operators#trouble': [
    'When something’s broken',
    'Look at Overview first: what’s broken stands on top, with what to do. At the terminal, npm run admin -- doctor says the same, also while the server is down. People write to you from Support: npm run admin -- contacts list shows what’s open. Answer by e-mail.',
  ],
  'operators#source': [
    'Pass on the source',
    'The software is open source (AGPL-3.0-or-later). If you change it for others to use, give them your source: npm run admin -- branding set --source ADDRESS, and a link appears in Support.',
  ],
} as const
