import type { ChangeName, Follower, Followers } from '../core/follow-ups/changes.ts'
import { features } from './features.ts'

export const followers: Followers = <Name extends ChangeName>(name: Name) =>
  features.flatMap((feature): Follower<Name>[] => {
    const follow = feature.followers?.[name]
    return follow === undefined ? [] : [follow]
  })
