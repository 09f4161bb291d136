// Whole evenings of 17 to 24 players whose opponents are as even as possible, or nearly. Found
// outside the app by annealing, or by searching only for rounds that rotate into each other: players
// stand in rings, and after each round everyone moves on by one place in theirs.

/**
 * Each letter is a player, a is 0. Four letters are a game, partners adjacent; players not named
 * have a bye.
 */
export type RingTable = {
  /** The sizes of the rings; the remaining players stay in place. */
  rings: readonly number[]
  /** Rotating rounds, each played as often as the first ring is large. */
  turning: readonly string[]
  /** Rounds that are played once, after the rotating ones. */
  alone?: readonly string[]
  /** The order of play, so that byes go in laps: b is the second of all rounds. */
  order?: string
}

export const ringTables: Readonly<Record<string, RingTable>> = {
  '17,4,8': {
    rings: [],
    turning: [],
    alone: [
      'pfjbndmgqhclaeoi',
      'hdoqpinmbekcalfj',
      'mfkochijbqgnlepd',
      'kehlocpgmbjadfin',
      'qipkghafljnocbmd',
      'jokqanecmphfilbg',
      'olicdgjhpnkafbqe',
      'iejgqlamdckfhobn',
    ],
  },
  '17,4,9': {
    rings: [8, 8],
    turning: ['knlgmdqjocebahif'],
    alone: ['elpakdohmfibcjgn'],
  },
  '18,4,9': {
    rings: [9, 9],
    turning: ['riagfnjlpkqbohec'],
  },
  '18,4,10': {
    rings: [8, 8],
    turning: ['odefpcjihnqkrgbl'],
    alone: ['pldhkcogmeianbfj', 'eaimpglonfjbkdch'],
    order: 'abcdefgihj',
  },
  '18,4,16': {
    rings: [2, 2, 2, 2, 2, 2, 2, 2],
    turning: [
      'jrnqpemiblafocdk',
      'eircmghdqobpjafk',
      'reodiamcbhnfgqkj',
      'ihojeqpfgnackmrl',
      'bcjlmfgkharopned',
      'rhckaqdfolmjbnig',
      'aedjglqcbrhompkn',
      'gekoaphclfdijqmb',
    ],
    order: 'acfghjkmpbdeilno',
  },
  '19,4,10': {
    rings: [8, 8],
    turning: ['rpfklqenhjsiaboc'],
    alone: ['eamikogcpldhbfjn', 'mfibhodkelapngcj'],
    order: 'abcdefgihj',
  },
  '19,4,11': {
    rings: [8, 8],
    turning: ['aprghksljbecoqmd'],
    alone: ['omejkinabflpqhsr', 'kaoecmignbfjdplh', 'jndhioglrqeskmpc'],
  },
  '19,4,12': {
    rings: [9, 9],
    turning: ['ojfgikdsnplmhcer'],
    alone: ['kepfblacosmdhrgi', 'rdecnkqiofgahbjm', 'legjqnfcioahdprb'],
    order: 'bdfhjkacegil',
  },
  '20,5,9': {
    rings: [9, 9],
    turning: ['qtfpdrnkgsimaejbohlc'],
  },
  '20,5,10': {
    rings: [5, 5, 5, 5],
    turning: ['beptsfqkrimlandojghc', 'rpfnmdgktboseljahicq'],
  },
  '20,5,11': {
    rings: [5, 5, 5, 5],
    turning: ['ecbgflnsqpjdirhotamk', 'ipogelmhakfbnrcstjdq'],
    alone: ['bophnatgldjriqckemfs'],
  },
  '20,5,16': {
    rings: [5, 5, 5, 5],
    turning: ['ngbiqfhcmojdpkelsrat', 'aqcdobrljknpmhiegstf', 'hronqeltjbakpcgimdsf'],
    alone: ['sdlihkcrmjetogqbnfpa'],
  },
  '21,5,10': {
    rings: [5, 5, 5, 5],
    turning: ['fiabmspnohqgrculektd', 'dfpqsatcnblhkmieogju'],
  },
  '21,5,11': {
    rings: [10, 10],
    turning: ['ljmhupnearkqcbtigofs'],
    alone: ['isdnoejtmchrakfplbqg'],
  },
  '21,5,12': {
    rings: [3, 3, 3, 3, 3, 3, 3],
    turning: [
      'qtsdeclmorpkhafngiju',
      'bftmuohqedjpagcrnksi',
      'bpugqmanoesfkctjhlrd',
      'ehabcukrjloqtpmnsgdi',
    ],
  },
  '22,5,11': {
    rings: [11, 11],
    turning: ['cdpmaortvqufhnlgbkei'],
  },
  '22,5,12': {
    rings: [10, 10],
    turning: ['emnihsupqdfgaobvlcrt'],
    alone: ['icosjgpmqeakrvubthnd', 'gnsbqjelmfaripdkhotc'],
    order: 'abcdefghijlk',
  },
  '22,5,13': {
    rings: [11, 11],
    turning: ['adgsntrkvbicplfqjmhu'],
    alone: ['ctiqfpndumjalhoksrgv', 'dlgmqseainubfhrtcvjo'],
  },
  '23,5,12': {
    rings: [],
    turning: [],
    alone: [
      'usjvqnlrotcekpbgdimh',
      'uopfehabmwvkdlisgcjr',
      'odvtplfwsmearnuihbqg',
      'vlbkwcimgnfahtjpqedu',
      'sakfliopewhcrtbmnvjg',
      'bsmoludchwnfgvqtkair',
      'gsuckntedaowmpjqrvfl',
      'hrvojieftsqwnadbkmup',
      'dncpujalfibtoqwkesrg',
      'bisjcavpdhkronqmgelw',
      'ahclvqeimdgfjnkowtur',
      'qkcfugoipnsvbjdwhltm',
    ],
  },
  '23,5,13': {
    rings: [],
    turning: [],
    alone: [
      'kpmvtauoschriqgfbnel',
      'jbovicawmhqufnsdertl',
      'pejoiwkmrnvadlguhctb',
      'qltsfawjpohivemdukbc',
      'viesdnkojpulhqarmfbg',
      'iadbtergqkupcfnmwols',
      'khfelwvqdicrgtajsnbp',
      'auvsprfwgqochtknbmdj',
      'rqjkgivnfuoewsdtaclp',
      'hlmibuwrctvfksjgqped',
      'hovwpgbrjqniftduemsa',
      'hpdgkfalrmnoibutcwej',
      'qfvboskcjldhtrmpgnwu',
    ],
  },
  '23,5,14': {
    rings: [3, 3, 3, 3, 3, 3, 3],
    turning: [
      'pqdbsmtjvacnrwuiokfh',
      'jculwfbenahiompkvtrg',
      'vfjudtaicopekwgqbrmh',
      'lnwsuhiecrkjpftqdmov',
    ],
    alone: ['dpjhfnbtlrgcmuasqeik', 'hejavkwinsbpotculgfd'],
    order: 'abcedfghijmknl',
  },
  '24,6,10': {
    rings: [5, 5, 5, 5],
    turning: ['nwbjglxacmqkodtvspirfeuh', 'xgbtwdnsfpvmlukracjeiqoh'],
  },
  '24,6,11': {
    rings: [11, 11],
    turning: ['jegfoncktqdvbrhspwliuxma'],
  },
  '24,6,12': {
    rings: [12, 12],
    turning: ['asugfcejixtrkpobnwhdvlmq'],
  },
  '24,6,13': {
    rings: [12, 12],
    turning: ['swirpfkglaqduvxnjohcbetm'],
    alone: ['mfslxekrtagnipvcqjwduboh'],
  },
}
