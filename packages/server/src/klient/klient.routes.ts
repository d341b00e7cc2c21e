import { akteContract } from '@dreiklang/domain/klient/akte.contract'
import { bmpContract } from '@dreiklang/domain/klient/bmp.contract'
import { klientImportContract } from '@dreiklang/domain/klient/import.contract'
import { klientContract } from '@dreiklang/domain/klient/klient.contract'
import { klientenListContract } from '@dreiklang/domain/klient/klientenliste.contract'
import { zugangContract } from '@dreiklang/domain/klient/zugang.contract'
import type { Ports } from '../ports.ts'
import { signedInOnce } from '../shared/idempotenz.ts'
import { type Route, signedIn } from '../shared/route.ts'
import type { Akten } from './akte.usecases.ts'
import { createBmp } from './bmp.usecases.ts'
import { createPlanReading } from './medikation.usecases.ts'
import { createKlientImport } from './import.usecases.ts'
import { createKlienten } from './klient.usecases.ts'
import { createKlientenList } from './klientenliste.usecases.ts'
import { createZugaenge } from './zugang.usecases.ts'

export function klientRoutes(ports: Ports, akten: Akten): Route[] {
  const klienten = createKlienten(ports)
  const zugaenge = createZugaenge(ports)
  const importe = createKlientImport(ports)
  const list = createKlientenList(ports)
  const plaene = createPlanReading(ports)
  const bmp = createBmp(ports, akten)
  const { search, read, create } = klientContract

  return [
    signedIn(search, klienten.search),
    // Before the call with an id, which would take their names for one.
    signedIn(klientenListContract.list, list.liste),
    signedIn(klientenListContract.exportieren, list.export),
    signedIn(read, klienten.read),
    signedInOnce(klientenListContract.setStatus, akten.setStatus),
    signedInOnce(create, klienten.create),
    signedIn(klientImportContract.read, importe.readStore),
    signedIn(klientImportContract.check, importe.check),
    signedInOnce(klientImportContract.run, importe.admit),
    signedIn(klientImportContract.undo, importe.nimmZurueck),
    signedIn(akteContract.read, akten.readStore),
    signedInOnce(akteContract.updatePerson, akten.change('person')),
    signedInOnce(akteContract.updateWohnen, akten.change('wohnen')),
    signedInOnce(akteContract.updateVersicherung, akten.change('versicherung')),
    signedInOnce(akteContract.updateAerzte, akten.change('aerzte')),
    signedInOnce(akteContract.updateKontakte, akten.change('kontakte')),
    signedInOnce(akteContract.updateGesundheit, akten.change('gesundheit')),
    signedInOnce(akteContract.updateMedikation, akten.change('medikation')),
    signedIn(akteContract.readPlan, plaene.read),
    signedIn(akteContract.listPlaene, plaene.list),
    signedIn(bmpContract.checkBmp, bmp.check),
    signedInOnce(bmpContract.takeBmp, bmp.take),
    signedInOnce(akteContract.updateHkp, akten.change('hkp')),
    signedIn(zugangContract.read, zugaenge.readStore),
    signedInOnce(zugangContract.update, zugaenge.write),
    signedIn(zugangContract.readZuteilungen, zugaenge.zuteilungen),
    signedInOnce(zugangContract.addZuteilung, zugaenge.assign),
    signedIn(zugangContract.removeZuteilung, zugaenge.nimmZurueck),
  ]
}
