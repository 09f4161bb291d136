// Lists a page at a time, kept as the steps that led to the page on screen: a page that has become
// empty gives way to the one before.
import { useEffect, useEffectEvent } from 'react'

/** Takes the last of `steps` back when its page `isEmpty`. */
export function useStepBack<Step>(
  steps: readonly Step[],
  isEmpty: boolean,
  onSteps: (steps: readonly Step[]) => void,
): void {
  const stepBack = useEffectEvent(() => onSteps(steps.slice(0, -1)))
  const mustStepBack = isEmpty && steps.length > 0
  useEffect(() => {
    if (mustStepBack) stepBack()
  }, [mustStepBack])
}
