import { backupSchedules, backupStates, keptBackupsMax } from '#domain/backup/backup.ts'
import { restoreStates } from '#domain/backup/restore.ts'
import { words } from '../../manifests/checks.ts'
import { defineFeature, minutely } from '../../manifests/define-feature.ts'
import { clearedNotExported } from '../../manifests/table-facts.ts'
import { askForDueBackup, startBackupWork, warnOfBackups } from './jobs.ts'

export const backupFeature = defineFeature({
  jobs: [
    { name: 'backups', cron: minutely, run: askForDueBackup },
    { name: 'backup-warnings', cron: minutely, run: warnOfBackups },
  ],
  follow: startBackupWork,
  tables: {
    backup_plan: {
      kind: null,
      privacy: 'private: shown to those in charge',
      checks: [`schedule in (${words(backupSchedules)})`, `keep between 1 and ${keptBackupsMax}`],
    },
    backup_warnings: { kind: null, privacy: 'private: shown to those in charge' },
    backups: {
      kind: null,
      privacy: 'private: shown to those in charge',
      users: { by_user_id: clearedNotExported },
      checks: [`state in (${words(backupStates)})`],
      facts: [
        {
          subject: 'accounts',
          columns:
            'backup_id name recipient sha256 away away_fault away_tries away_tried state fault bytes row_count trial trial_fault tried is_asked created made by_user_id owners',
          what: 'Which backups there are, who asked for one, and who owned the server then',
          purpose: 'To restore the server after a loss.',
          readers: ['operator'],
          lifetime: 'As long as the backup, which holds everything here.',
        },
      ],
    },
    restores: {
      kind: null,
      privacy: 'private: shown to those in charge',
      checks: [`state in (${words(restoreStates)})`],
    },
  },
})
