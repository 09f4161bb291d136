// The terms of use, in plain words. __PUBLIC_URL__ becomes the installation's address.
export const termsTexts = {
  title: 'Terms of use',
  software: 'Sideout is free, open-source software.',
  poweredBy: 'Powered by Sideout, free, open-source software.',
  introduction:
    'The site you are visiting, __PUBLIC_URL__, is run by its operator: the person or club that set it up. These terms are between you and that operator. Last changed on November 20, 2026.',
  useHeading: 'Who may use it',
  useText: [
    'Anyone who plays, organizes or follows pickleball, and is old enough to agree to these terms where they live. Below that age, a parent or guardian agrees for you. Using the site costs nothing; an event may ask a fee, which you settle with its organizer.',
  ],
  accountHeading: 'Your account',
  accountText: [
    'Give an e-mail address that is yours and keep your password to yourself. One person, one account. Your player name is visible to other players and cannot be changed once set, so choose one you like; do not pretend to be someone else.',
  ],
  eventsHeading: 'Events and venues',
  eventsText: [
    'An event is arranged by its organizer, not by the operator. When you sign up, come, or withdraw in time so that the next player on the waitlist gets the place. Organizers describe their events truthfully, and tell players when plans change.',
    'Venue data may be wrong or out of date. Check opening hours and rules with the venue, and follow them.',
  ],
  conductHeading: 'How we treat each other',
  conductText: [
    'Be fair, on the court and in messages. No insults, harassment, discrimination, spam, advertising, or photos of people who did not agree. Do not attack the site, get around its limits, or read what is not meant for you. The operator may remove content, and close accounts that break these rules.',
  ],
  contentHeading: 'What you post',
  contentText: [
    'Your texts and photos stay yours. You allow the operator to store them and show them on this site to the people they are meant for, until you remove them or close your account.',
  ],
  riskHeading: 'Sport has risks',
  riskText: [
    'You play at your own risk and judge your own health and skill. Skill levels, ratings and medals are for fun and fair games; they promise nothing.',
  ],
  warrantyHeading: 'No guarantee',
  warrantyText: [
    'The site is offered as it is. The operator cares for it, but does not promise that it is always available or free of errors, and is liable only where the law says so. Nothing here takes away rights that the law gives you as a consumer.',
  ],
  licenceHeading: 'Software and map data',
  licenceText: [
    'The software is published under the GNU Affero General Public License, version 3 or later: you may read, change and run it yourself. Venue data includes data © OpenStreetMap contributors, available under the Open Database License, and open data of NYC Parks and DataSF where shown.',
  ],
  changesHeading: 'Changes and contact',
  changesText: [
    'When these terms change, the day at the top changes, and important changes are announced in the app. You may close your account at any time. Questions go to the operator: write through Support in the app, or to the person or club that gave you this address.',
  ],
} as const
