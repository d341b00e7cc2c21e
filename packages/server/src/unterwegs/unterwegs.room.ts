import { unterwegsContract } from '@dreiklang/domain/unterwegs/unterwegs.contract'
import { type MeldeAnordnung, createAnordnungen } from '../dokumentation/anordnung.usecases.ts'
import type { Folgen } from '../dokumentation/folge.usecases.ts'
import type { Meldungen } from '../hausbesuch/meldungen.usecases.ts'
import type { Steps } from '../hausbesuch/steps.usecases.ts'
import type { Taten } from '../hausbesuch/taten.ts'
import type { Ports } from '../ports.ts'
import type { Room } from '../shared/room.ts'
import { signedIn } from '../shared/route.ts'
import { createEntryStore } from './ablage.ts'
import { type TakeStep, createBagEntries } from './bagEntry.ts'
import { createBlattEntries } from './blattEntry.ts'
import { createEntries } from './entries.usecases.ts'
import { createTag } from './tag.usecases.ts'

interface Needs {
  taten: Taten
  schritte: Steps
  meldungen: Meldungen
  tell: MeldeAnordnung
  folgen: Folgen
  takeStep: TakeStep
}

export function unterwegsRoom(ports: Ports, { taten, schritte, meldungen, tell, folgen, takeStep }: Needs): Room {
  const ablage = createEntryStore(ports)
  const tag = createTag(ports, ablage)
  const blaetter = createBlattEntries(ports, { schritte, ablage, folgen, anordnungen: createAnordnungen(ports, tell) })
  const entries = createEntries(ports, { taten, schritte, meldungen, ablage, blaetter, bags: createBagEntries(ports, takeStep) })
  const c = unterwegsContract

  const routes = [
    signedIn(c.day, ({ akteur, query, sprache }) => tag.day(akteur, query.datum, sprache)),
    signedIn(c.send, ({ akteur, body }) => entries.send(akteur, body.eintraege)),
    signedIn(c.late, ({ akteur, params }) => tag.late(akteur, params.hausbesuchId)),
  ]
  return { routes }
}
