/** By which measure each promise is held; those without one are not shown. */
import { ofAccess } from './measures/access.ts'
import { ofData } from './measures/data.ts'
import { ofInput } from './measures/input.ts'
import { ofOrders } from './measures/orders.ts'
import { ofRuntime } from './measures/runtime.ts'
import { bySentences } from './measures/sentences.ts'
import { ofSessions } from './measures/sessions.ts'
import type { Measure } from './rig.ts'

export const measures: Readonly<Record<string, Measure>> = {
  ...bySentences,
  ...ofAccess,
  ...ofSessions,
  ...ofInput,
  ...ofOrders,
  ...ofData,
  ...ofRuntime,
}
