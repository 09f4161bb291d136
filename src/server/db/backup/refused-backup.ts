import { StartError } from '#server/start-error.ts'

export class WrongKey extends StartError {}

export class OtherRelease extends StartError {}
