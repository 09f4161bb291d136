// Backups encrypted for a key that the owner keeps, and the hash of every backup's file.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table backup_plan add recipient text
    check (recipient ~ '^age1[0-9a-z]+$' and char_length(recipient) <= 2500)`.execute(db)
  await sql`alter table backups
    add recipient text check (recipient ~ '^age1[0-9a-z]+$' and char_length(recipient) <= 2500),
    add sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
    drop constraint backups_name_check,
    add constraint backups_name_check
      check (name ~ '^sideout-[0-9]{8}T[0-9]{6}Z-[0-9a-f]{8}[.]tar[.]gz([.]age)?$'),
    add constraint backups_encrypted
      check ((recipient is null) = (name !~ '[.]age$'))`.execute(db)
}
