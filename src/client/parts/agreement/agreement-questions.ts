// The queue of agreement questions that sign-ups wait for: asked from anywhere, shown by the shell
// (app/dialog/agreement-questions.tsx).

export type AgreementQuestion = {
  eventId: string
  guests: number
  answer: (isSigned: boolean) => void
}

let open: AgreementQuestion | null = null
const listeners = new Set<() => void>()

function setOpen(next: AgreementQuestion | null): void {
  open = next
  for (const listener of listeners) listener()
}

/** True once everything is signed; false when the person closed it. */
export function askAgreements(asked: { eventId: string; guests: number }): Promise<boolean> {
  open?.answer(false)
  return new Promise((resolve) => {
    const question: AgreementQuestion = {
      ...asked,
      answer: (isSigned) => {
        if (open === question) setOpen(null)
        resolve(isSigned)
      },
    }
    setOpen(question)
  })
}

export const currentAgreementQuestion = (): AgreementQuestion | null => open

export function onAgreementQuestions(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
