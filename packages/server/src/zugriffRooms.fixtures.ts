/** For the access matrix: the rooms that bring their requests and their lines of the table along. */
import { anfragenOfAcademy, tableOfAcademy } from './zugriffAcademy.fixtures.ts'
import { anfragenOfDashboards, tableOfDashboards } from './zugriffDashboards.fixtures.ts'
import { anfragenOfFiles, tableOfFiles } from './zugriffFiles.fixtures.ts'
import { anfragenOfHelp, tableOfHelp } from './zugriffHelp.fixtures.ts'
import { anfragenOfIcons, tableOfIcons } from './zugriffIcons.fixtures.ts'
import { anfragenOfInventory, tableOfInventory } from './zugriffInventory.fixtures.ts'
import { anfragenOfMachines, tableOfMachines } from './zugriffMachine.fixtures.ts'
import { anfragenOfMailbox, tableOfMailbox } from './zugriffMailbox.fixtures.ts'
import { anfragenOfNotes, tableOfNotes } from './zugriffNotes.fixtures.ts'
import { anfragenOfScrumboard, tableOfScrumboard } from './zugriffScrumboard.fixtures.ts'
import { anfragenOfTasks, tableOfTasks } from './zugriffTasks.fixtures.ts'
import { anfragenOfUebergabebuch, tableOfUebergabebuch } from './zugriffUebergabebuch.fixtures.ts'

export const anfragenOfRooms = {
  ...anfragenOfAcademy,
  ...anfragenOfDashboards,
  ...anfragenOfFiles,
  ...anfragenOfHelp,
  ...anfragenOfIcons,
  ...anfragenOfInventory,
  ...anfragenOfMachines,
  ...anfragenOfMailbox,
  ...anfragenOfNotes,
  ...anfragenOfScrumboard,
  ...anfragenOfTasks,
  ...anfragenOfUebergabebuch,
}

export const tableOfRooms = [
  tableOfAcademy,
  tableOfDashboards,
  tableOfFiles,
  tableOfHelp,
  tableOfIcons,
  tableOfInventory,
  tableOfMachines,
  tableOfMailbox,
  tableOfNotes,
  tableOfScrumboard,
  tableOfTasks,
  tableOfUebergabebuch,
]
  .map((table) => table.trim())
  .join('\n')
