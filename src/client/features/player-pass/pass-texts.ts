// Words of the Player Pass.
import { plural, texts } from '../../i18n/texts.ts'

const tokens = (n: number): string => plural('en', n, { one: '# token', other: '# tokens' })
const fichas = (n: number): string => plural('es', n, { one: '# ficha', other: '# fichas' })

export const passTexts = texts(
  {
    title: 'Player Pass', loading: 'Loading your pass…', failed: 'Your pass could not be loaded', retry: 'Try again', close: 'Close',
    number: (serial: string) => `No. ${serial}`, since: (day: string) => `Since ${day}`, balance: 'Balance', tokens,
    claim: (n: number) => `Claim ${tokens(n)}`, claimed: (n: number) => `${tokens(n)} claimed`, nextClaim: (when: string, wait: string) => `Your next tokens are ready ${wait}: ${when}`,
    send: 'Send tokens', sendTitle: (player: string) => `Tokens for ${player}`, toWhom: 'Send tokens to…', sendNow: (n: number) => `Send ${tokens(n)}`, sent: (n: number, player: string) => `${tokens(n)} sent to ${player}`,
    undo: 'Undo', undone: (n: number) => `${tokens(n)} taken back`, sureTitle: (n: number, player: string) => `Send ${tokens(n)} to ${player}?`, sure: (left: number) => `You keep ${tokens(left)}.`, notYet: 'Not yet', onlyHave: (n: number) => `You only have ${tokens(n)}.`,
    amount: 'How many', note: 'A few words (optional)', have: (n: number) => `You have ${tokens(n)}.`, arrives: (player: string) => `${player} gets`, fee: (percent: string) => `Fee (${percent}%)`, feeRule: 'Rounded up to a whole token.', left: 'You keep',
    choose: 'Choose', other: 'Somebody else', findText: 'Name of a player', searching: 'Searching…', noneFound: 'Nobody found', noneFoundText: 'Try another part of the name.', findFailed: 'The search failed',
    haveCode: 'I have a code', code: 'Your code', codeHint: 'Three groups of four letters and digits.', redeem: 'Redeem', welcome: (tier: string) => `Your Player Pass: ${tier}!`,
    noPass: 'You have no Player Pass yet', noPassText: 'A pass gives you tokens: some every week, and some for every event you play. You get one with a code from your club or from whoever runs Sideout here.',
    waiting: (n: number) => `You hold ${tokens(n)}. You can pass them on without a pass, too.`,
    why: 'What tokens are for', whyThanks: 'Say thank you: to who brought the balls, taught you a serve, ran the evening.', whyWeekly: (n: number) => `You get ${tokens(n)} a week with your pass. Claim them; weeks you miss are not made up for.`,
    whyPlayed: (n: number) => `Every event you play and are checked in at gives ${tokens(n)} when it is over.`, whyNoMoney: 'They are not money: nobody sells or buys them, and no blockchain is involved. They are a line in a book that adds up.',
    tiers: 'The passes', weekly: (n: number) => `${tokens(n)} a week`, yours: 'Yours',
  },
  {
    title: 'Player Pass', loading: 'Cargando tu pase…', failed: 'No se pudo cargar tu pase', retry: 'Reintentar', close: 'Cerrar',
    number: (serial: string) => `N.º ${serial}`, since: (day: string) => `Desde el ${day}`, balance: 'Saldo', tokens: fichas,
    claim: (n: number) => `Recoger ${fichas(n)}`, claimed: (n: number) => `Has recogido ${fichas(n)}`, nextClaim: (when: string, wait: string) => `Tus próximas fichas estarán listas ${wait}: ${when}`,
    send: 'Enviar fichas', sendTitle: (player: string) => `Fichas para ${player}`, toWhom: 'Enviar fichas a…', sendNow: (n: number) => `Enviar ${fichas(n)}`, sent: (n: number, player: string) => `Enviaste ${fichas(n)} a ${player}`,
    undo: 'Deshacer', undone: (n: number) => `Has recuperado ${fichas(n)}`, sureTitle: (n: number, player: string) => `¿Enviar ${fichas(n)} a ${player}?`, sure: (left: number) => `Te quedan ${fichas(left)}.`, notYet: 'Todavía no', onlyHave: (n: number) => `Solo tienes ${fichas(n)}.`,
    amount: 'Cuántas', note: 'Unas palabras (opcional)', have: (n: number) => `Tienes ${fichas(n)}.`, arrives: (player: string) => `${player} recibe`, fee: (percent: string) => `Comisión (${percent} %)`, feeRule: 'Redondeada hacia arriba a una ficha entera.', left: 'Te quedan',
    choose: 'Elegir', other: 'Otra persona', findText: 'Nombre de un jugador', searching: 'Buscando…', noneFound: 'No hay nadie así', noneFoundText: 'Prueba con otra parte del nombre.', findFailed: 'La búsqueda falló',
    haveCode: 'Tengo un código', code: 'Tu código', codeHint: 'Tres grupos de cuatro letras y cifras.', redeem: 'Canjear', welcome: (tier: string) => `¡Tu Player Pass: ${tier}!`,
    noPass: 'Aún no tienes un Player Pass', noPassText: 'Un pase te da fichas: unas cada semana y otras por cada evento que juegas. Se consigue con un código de tu club o de quien lleva Sideout aquí.',
    waiting: (n: number) => `Tienes ${fichas(n)}. También puedes pasarlas sin tener un pase.`,
    why: 'Para qué sirven las fichas', whyThanks: 'Para dar las gracias: a quien trajo las pelotas, te enseñó un saque u organizó la tarde.', whyWeekly: (n: number) => `Con tu pase recibes ${fichas(n)} por semana. Recógelas: las semanas que pierdes no se recuperan.`,
    whyPlayed: (n: number) => `Cada evento que juegas con tu llegada registrada da ${fichas(n)} cuando acaba.`, whyNoMoney: 'No son dinero: nadie las vende ni las compra, y no hay ninguna cadena de bloques. Son una línea en un libro de cuentas que cuadra.',
    tiers: 'Los pases', weekly: (n: number) => `${fichas(n)} por semana`, yours: 'El tuyo',
  },
)
