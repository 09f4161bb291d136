// Words of the history of tokens and diamonds.
import { texts } from '../../i18n/texts.ts'

export const ledgerTexts = texts(
  {
    title: 'Token history', back: 'Back', what: 'What to show', tokens: 'Tokens', diamonds: 'Diamonds', loading: 'Loading your history…', failed: 'Your history could not be loaded', retry: 'Try again',
    showMore: 'Show More', all: 'Show all', csv: 'Save as CSV', csvFailed: 'The file could not be made.',
    noTokens: 'No tokens yet', noTokensText: 'Whatever you claim, earn, send and receive will be listed here.', toPass: 'To my Player Pass',
    noDiamonds: 'No diamonds yet', noDiamondsText: 'Complete your profile, play, host, win a medal, bring somebody along: each gives one.', toProfile: 'To my profile',
    balance: (n: string) => `Balance ${n}`,
    claim: (tier: string) => `Weekly tokens (${tier})`, attended: (event: string) => `You played: ${event}`, anEvent: 'an event', sent: (player: string) => `To ${player}`, received: (player: string) => `From ${player}`, undone: (player: string) => `Undone: to ${player}`, takenBack: (player: string) => `Taken back by ${player}`, aPlayer: 'a player',
    fee: (fee: string) => `fee ${fee}`, quoted: (note: string) => `“${note}”`,
    claimKind: 'Claim', attendedKind: 'Event', sentKind: 'Sent', receivedKind: 'Received', undoneKind: 'Undone', takenBackKind: 'Taken back', diamondKind: 'Diamond',
    columnDate: 'Date', columnKind: 'Kind', columnAmount: 'Amount', columnFee: 'Fee', columnBalance: 'Balance after', columnReason: 'Reason', columnNote: 'Note', fileTokens: 'tokens', fileDiamonds: 'diamonds',
  },
  {
    title: 'Historial de fichas', back: 'Atrás', what: 'Qué mostrar', tokens: 'Fichas', diamonds: 'Diamantes', loading: 'Cargando tu historial…', failed: 'No se pudo cargar tu historial', retry: 'Reintentar',
    showMore: 'Mostrar más', all: 'Ver todo', csv: 'Guardar como CSV', csvFailed: 'No se pudo crear el archivo.',
    noTokens: 'Aún no hay fichas', noTokensText: 'Aquí verás todo lo que recojas, ganes, envíes y recibas.', toPass: 'A mi Player Pass',
    noDiamonds: 'Aún no hay diamantes', noDiamondsText: 'Completa tu perfil, juega, organiza, gana una medalla, trae a alguien: cada cosa da uno.', toProfile: 'A mi perfil',
    balance: (n: string) => `Saldo ${n}`,
    claim: (tier: string) => `Fichas de la semana (${tier})`, attended: (event: string) => `Jugaste: ${event}`, anEvent: 'un evento', sent: (player: string) => `Para ${player}`, received: (player: string) => `De ${player}`, undone: (player: string) => `Deshecho: para ${player}`, takenBack: (player: string) => `Devueltas a ${player}`, aPlayer: 'un jugador',
    fee: (fee: string) => `comisión ${fee}`, quoted: (note: string) => `«${note}»`,
    claimKind: 'Recogida', attendedKind: 'Evento', sentKind: 'Envío', receivedKind: 'Recibido', undoneKind: 'Deshecho', takenBackKind: 'Devolución', diamondKind: 'Diamante',
    columnDate: 'Fecha', columnKind: 'Tipo', columnAmount: 'Cantidad', columnFee: 'Comisión', columnBalance: 'Saldo después', columnReason: 'Motivo', columnNote: 'Nota', fileTokens: 'fichas', fileDiamonds: 'diamantes',
  },
)
