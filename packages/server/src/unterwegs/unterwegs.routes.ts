import { unterwegsContract } from '@dreiklang/domain/unterwegs/unterwegs.contract'
import { createAnordnungen } from '../dokumentation/anordnung.usecases.ts'
import type { MeldeAnordnung } from '../dokumentation/anordnungMeldung.ts'
import type { Folgen } from '../dokumentation/folge.usecases.ts'
import type { Meldungen } from '../hausbesuch/meldungen.usecases.ts'
import type { Schritte } from '../hausbesuch/schritte.usecases.ts'
import type { Taten } from '../hausbesuch/taten.ts'
import type { Ports } from '../ports.ts'
import { type Route, geschuetzt } from '../shared/route.ts'
import { createAblage } from './ablage.ts'
import { createBlattEintraege } from './blattEintrag.ts'
import { createEintraege } from './eintraege.usecases.ts'
import { createTag } from './tag.usecases.ts'

export interface Wege {
  taten: Taten
  schritte: Schritte
  meldungen: Meldungen
  melde: MeldeAnordnung
  folgen: Folgen
}

export function unterwegsRoutes(ports: Ports, { taten, schritte, meldungen, melde, folgen }: Wege): Route[] {
  const ablage = createAblage(ports)
  const tag = createTag(ports, ablage)
  const blaetter = createBlattEintraege(ports, { schritte, ablage, folgen, anordnungen: createAnordnungen(ports, melde) })
  const eintraege = createEintraege(ports, { taten, schritte, meldungen, ablage, blaetter })
  const c = unterwegsContract

  return [
    geschuetzt(c.day, ({ akteur, query, sprache }) => tag.day(akteur, query.datum, sprache)),
    geschuetzt(c.send, ({ akteur, body }) => eintraege.send(akteur, body.eintraege)),
    geschuetzt(c.late, ({ akteur, params }) => tag.late(akteur, params.hausbesuchId)),
  ]
}
