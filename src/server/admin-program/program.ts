// npm run admin: the operator's command line. Every command runs in one transaction, beside a
// running server if there is one, and prints what it did.
import { Command } from 'commander'
import { readConfig, type Config } from '../config.ts'
import type { AdminTools } from './act.ts'
import { addBrandingCommands } from './branding-commands.ts'
import { addClubCommands } from './club-commands.ts'
import { addDemoCommands } from './demo-commands.ts'
import { addDoctorCommand } from './doctor-command.ts'
import { addHeldCommands } from './held-commands.ts'
import { addJobCommands } from './job-commands.ts'
import { addMailCommands } from './mail-commands.ts'
import { addOperatorCommands } from './operator-commands.ts'
import { addPassCommands } from './pass-commands.ts'
import { addPeopleCommands } from './people-commands.ts'
import { addRegistrationCommands } from './registration-commands.ts'
import { addRepairCommand } from './repair-command.ts'
import { addServerCommands } from './server-commands.ts'
import { addBanCommands } from './suspension-commands.ts'
import { addVenueCommands } from './venue-commands.ts'

export function createAdminProgram(
  tools: AdminTools,
  readSettings: () => Config = readConfig,
): Command {
  const program = new Command('admin')
    .description('What the operator of this installation may do. See docs/operations.md.')
    .option('--json', 'print one JSON object instead of words')
    .showHelpAfterError()
  addVenueCommands(program, tools)
  addClubCommands(program, tools)
  addPeopleCommands(program, tools, readSettings)
  addBanCommands(program, tools)
  addOperatorCommands(program, tools)
  addRegistrationCommands(program, tools)
  addMailCommands(program, tools)
  addJobCommands(program, tools)
  addPassCommands(program, tools)
  addServerCommands(program, tools)
  addBrandingCommands(program, tools)
  addDemoCommands(program, tools)
  addHeldCommands(program, tools)
  addRepairCommand(program, tools)
  addDoctorCommand(program, tools, readSettings)
  inheritExits(program)
  return program
}

function inheritExits(command: Command): void {
  command.exitOverride()
  for (const child of command.commands) inheritExits(child)
}
