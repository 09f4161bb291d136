// Importing contacts: rows are sent in parts and checked, then confirmed together or discarded.
import * as v from 'valibot'
import { contactsMax, importRowStates, importRowsMax } from '#domain/contact/contact.ts'
import { rowProblems } from '#domain/contact/read-row.ts'
import { uuidSchema } from '#domain/shared/id.ts'
import { languages } from '#domain/shared/language.ts'
import { call, defineContract } from './call.ts'
import { chosenTags } from './club/club-member.ts'
import { contactCalls, keeper, keeperRefusals } from './contact.ts'
import { success } from './event.ts'

const importId = uuidSchema
const rowNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(contactsMax - 1))
/** Longer than the limits, so that the response can report a row's problems. */
const cell = v.pipe(v.string(), v.maxLength(4000))

const importRow = v.strictObject({
  name: cell,
  email: v.nullable(cell),
  phone: v.nullable(cell),
  skillSelf: v.nullable(v.pipe(v.number(), v.minValue(-100), v.maxValue(100))),
  language: v.picklist(languages),
  note: cell,
})

const stageContacts = call({
  name: 'contacts-stage',
  who: 'player',
  kind: 'write',
  limit: 'contact-import',
  summary:
    'Bring a part of an import and learn what would become of each row; nothing is noted yet. isCompared: every address was compared with accounts, which newcomers never learn and others only so often a day. The caller makes importId; from is the number of the first row.',
  input: v.strictObject({
    importId,
    keeper,
    from: rowNumber,
    rows: v.pipe(v.array(importRow), v.minLength(1), v.maxLength(importRowsMax)),
  }),
  output: v.object({
    isCompared: v.boolean(),
    rows: v.array(
      v.object({
        row: v.number(),
        state: v.picklist(importRowStates),
        problem: v.nullable(v.picklist(rowProblems)),
      }),
    ),
  }),
  refusals: [...keeperRefusals, 'too-many-contacts', 'contact-import-not-found'],
})

const commitContacts = call({
  name: 'contacts-commit',
  who: 'player',
  kind: 'write',
  summary:
    'Note the rows of an import together, without doubles and those left out; mayContact: they agreed to be contacted. tags: of the club whose list it is. Nothing is sent.',
  input: v.strictObject({
    importId,
    keeper,
    leaveOut: v.pipe(v.array(rowNumber), v.maxLength(contactsMax)),
    mayContact: v.literal(true),
    tags: v.optional(chosenTags, []),
  }),
  output: v.object({ added: v.number() }),
  refusals: [
    ...keeperRefusals,
    'too-many-contacts',
    'contact-import-not-found',
    'club-tag-unknown',
  ],
})

const discardContacts = call({
  name: 'contacts-discard',
  who: 'player',
  kind: 'write',
  summary: 'Drop an import that is not confirmed; dropping it again changes nothing.',
  input: v.strictObject({ importId }),
  output: success,
  refusals: [],
})

export const everyContactCall = [
  ...contactCalls,
  stageContacts,
  commitContacts,
  discardContacts,
] as const

export const contactImportContract = defineContract({
  calls: everyContactCall,
})
