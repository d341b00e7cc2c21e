import { anordnungContract } from '@dreiklang/domain/dokumentation/anordnung.contract'
import { dokumentationContract } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { folgeContract } from '@dreiklang/domain/dokumentation/folge.contract'
import { leistungsnachweisContract } from '@dreiklang/domain/dokumentation/leistungsnachweis.contract'
import { mitgabeContract } from '@dreiklang/domain/dokumentation/mitgabe.contract'
import { nachweislisteContract } from '@dreiklang/domain/dokumentation/nachweisliste.contract'
import { zielbereichContract } from '@dreiklang/domain/dokumentation/zielbereich.contract'
import type { Seite } from '@dreiklang/domain/shared/akteur'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { countFragen } from '../hausbesuch/liste.repository.ts'
import type { Steps } from '../hausbesuch/steps.usecases.ts'
import type { Taten } from '../hausbesuch/taten.ts'
import { headOf } from '../liste/angaben.ts'
import { exportAnswer } from '../liste/export.ts'
import type { Ports, Queryable } from '../ports.ts'
import { signedInOnce } from '../shared/idempotenz.ts'
import { signedIn } from '../shared/route.ts'
import { countOpenAnordnungen } from './anordnung.repository.ts'
import { type MeldeAnordnung, createAnordnungen } from './anordnung.usecases.ts'
import { createBlaetterAtEnde, createWriting } from './write.usecases.ts'
import { createFassungen, createReading } from './read.usecases.ts'
import { type Folgen, createFolgen, settleByBesuch } from './folge.usecases.ts'
import { createLeistungsnachweise } from './leistungsnachweis.usecases.ts'
import { monthInWords, nachweisColumns, nachweisFilterWords } from './nachweisExport.ts'
import { createNachweislisten } from './nachweisliste.usecases.ts'
import { createUnterschriften } from './unterschrift.usecases.ts'
import { createMitgabe } from './mitgabe.usecases.ts'
import { createZielbereiche } from './zielbereich.usecases.ts'

export function dokumentationBelow(ports: Ports) {
  const folgen = createFolgen(ports)
  return {
    folgen,
    ofVisits: { beimEnde: createBlaetterAtEnde(ports, folgen), settleFolge: settleByBesuch },
  }
}

function nachweislisteRoutes(ports: Ports) {
  const c = nachweislisteContract
  const listen = createNachweislisten(ports)
  return [
    signedIn(c.list, listen.list),
    signedIn(c.sheets, listen.sheets),
    signedIn(c.export, ({ akteur, query: { format, ...asked }, sprache }) => {
      const now = ports.clock.now()
      // Without a word it is the month of today; the file says which one that is.
      const filter = { ...asked, monat: asked.monat ?? berlinDate(now.toISOString()).slice(0, 7) }
      return exportAnswer(listen.all(akteur, filter), {
        format,
        spalten: nachweisColumns,
        kopf: headOf({ akteur, sprache, now, filter, worte: nachweisFilterWords }),
        sprache,
        dateiname: `leistungsnachweise-${filter.monat}`,
        blatt: `${sprache === 'de' ? 'Leistungen' : 'Services'} ${monthInWords(filter.monat).replace('/', '-')}`,
      })
    }),
  ]
}

interface Needs {
  taten: Taten
  schritte: Steps
  folgen: Folgen
  tell: MeldeAnordnung
}

export function dokumentationRoom(ports: Ports, { tell, ...wege }: Needs) {
  const c = dokumentationContract
  const read = createReading(ports)
  const anordnungen = createAnordnungen(ports, tell)
  const write = createWriting(ports, { ...wege, anordnungen })
  const fassungen = createFassungen(ports)
  const ziele = createZielbereiche(ports)
  const mitgabe = createMitgabe(ports)
  const nachweise = createLeistungsnachweise(ports)
  const unterschriften = createUnterschriften(ports)
  const routes = [
    signedIn(c.read, ({ akteur, params }) => read.read(akteur, params.hausbesuchId)),
    signedIn(c.listVersions, ({ akteur, params }) => fassungen.list(akteur, params.hausbesuchId)),
    signedIn(c.readVersion, ({ akteur, params }) => fassungen.read(akteur, params)),
    signedInOnce(c.save, write.save),
    signedInOnce(c.finish, write.finish),
    signedIn(anordnungContract.list, anordnungen.list),
    signedInOnce(anordnungContract.countersign, anordnungen.countersign),
    signedInOnce(anordnungContract.reject, anordnungen.reject),
    signedIn(folgeContract.list, ({ akteur, params, sprache }) => wege.folgen.list(akteur, params.hausbesuchId, sprache)),
    signedInOnce(folgeContract.done, wege.folgen.done),
    signedIn(mitgabeContract.read, mitgabe.read),
    signedInOnce(mitgabeContract.save, mitgabe.save),
    signedIn(leistungsnachweisContract.read, nachweise.read),
    signedIn(leistungsnachweisContract.readVersion, nachweise.readVersion),
    signedInOnce(leistungsnachweisContract.sign, unterschriften.sign),
    ...nachweislisteRoutes(ports),
    signedIn(zielbereichContract.read, ziele.read),
    signedInOnce(zielbereichContract.set, ziele.set),
    signedInOnce(zielbereichContract.end, ziele.end),
  ]
  return {
    routes,
    countQuestions: async (db: Queryable, organisationId: string, seite: Seite) =>
      (await countFragen(db, organisationId, seite)) + (seite === 'ARZT' ? await countOpenAnordnungen(db, organisationId) : 0),
  }
}
