import { anordnungContract } from '@dreiklang/domain/dokumentation/anordnung.contract'
import { dokumentationContract } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { folgeContract } from '@dreiklang/domain/dokumentation/folge.contract'
import { mitgabeContract } from '@dreiklang/domain/dokumentation/mitgabe.contract'
import { zielbereichContract } from '@dreiklang/domain/dokumentation/zielbereich.contract'
import type { Schritte } from '../hausbesuch/schritte.usecases.ts'
import type { Taten } from '../hausbesuch/taten.ts'
import type { Ports } from '../ports.ts'
import { geschuetztEinmal } from '../shared/idempotenz.ts'
import { type Route, geschuetzt } from '../shared/route.ts'
import { createAnordnungen } from './anordnung.usecases.ts'
import type { MeldeAnordnung } from './anordnungMeldung.ts'
import { createFassungen } from './fassungen.usecases.ts'
import type { Folgen } from './folge.usecases.ts'
import { createLesen } from './lesen.usecases.ts'
import { createMitgabe } from './mitgabe.usecases.ts'
import { createSchreiben } from './schreiben.usecases.ts'
import { createZielbereiche } from './zielbereich.usecases.ts'

export function dokumentationRoutes(
  ports: Ports,
  wege: { taten: Taten; schritte: Schritte; melde: MeldeAnordnung; folgen: Folgen },
): Route[] {
  const c = dokumentationContract
  const lesen = createLesen(ports)
  const anordnungen = createAnordnungen(ports, wege.melde)
  const schreiben = createSchreiben(ports, { ...wege, anordnungen })
  const fassungen = createFassungen(ports)
  const ziele = createZielbereiche(ports)
  const mitgabe = createMitgabe(ports)
  return [
    geschuetzt(c.read, ({ akteur, params }) => lesen.read(akteur, params.hausbesuchId)),
    geschuetzt(c.listVersions, ({ akteur, params }) => fassungen.list(akteur, params.hausbesuchId)),
    geschuetzt(c.readVersion, ({ akteur, params }) => fassungen.read(akteur, params)),
    geschuetztEinmal(c.save, schreiben.save),
    geschuetztEinmal(c.finish, schreiben.finish),
    geschuetzt(anordnungContract.list, anordnungen.list),
    geschuetztEinmal(anordnungContract.countersign, anordnungen.countersign),
    geschuetztEinmal(anordnungContract.reject, anordnungen.reject),
    geschuetzt(folgeContract.list, ({ akteur, params, sprache }) => wege.folgen.list(akteur, params.hausbesuchId, sprache)),
    geschuetztEinmal(folgeContract.done, wege.folgen.done),
    geschuetzt(mitgabeContract.read, mitgabe.read),
    geschuetztEinmal(mitgabeContract.save, mitgabe.save),
    geschuetzt(zielbereichContract.read, ziele.read),
    geschuetztEinmal(zielbereichContract.set, ziele.set),
    geschuetztEinmal(zielbereichContract.end, ziele.end),
  ]
}
