// For paged lists: when the current page has become empty, goes back to the previous one.
import { useEffect, useEffectEvent } from 'react'

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
