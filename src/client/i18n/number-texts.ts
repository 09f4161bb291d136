// Words of a number field for a number out of its range.
import { texts } from './texts.ts'

type Limits = {
  minValue?: number | undefined
  maxValue?: number | undefined
  step?: number | undefined
}

export const numberTexts = texts(
  {
    range: ({ minValue = 0, maxValue, step = 1 }: Limits) =>
      `${maxValue === undefined ? `Enter ${minValue} or more` : `Enter a number from ${minValue} to ${maxValue}`}${step === 1 ? '' : `, in steps of ${step}`}.`,
  },
  {
    range: ({ minValue = 0, maxValue, step = 1 }: Limits) =>
      `${maxValue === undefined ? `Escribe ${minValue} o más` : `Escribe un número del ${minValue} al ${maxValue}`}${step === 1 ? '' : `, de ${step} en ${step}`}.`,
  },
)
