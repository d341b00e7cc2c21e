import { akteContract } from '@dreiklang/domain/klient/akte.contract'
import { klientImportContract } from '@dreiklang/domain/klient/import.contract'
import { klientContract } from '@dreiklang/domain/klient/klient.contract'
import { klientenListeContract } from '@dreiklang/domain/klient/klientenliste.contract'
import { zugangContract } from '@dreiklang/domain/klient/zugang.contract'
import type { Ports } from '../ports.ts'
import { geschuetztEinmal } from '../shared/idempotenz.ts'
import { type Route, geschuetzt } from '../shared/route.ts'
import { createAkten } from './akte.usecases.ts'
import { createKlientImport } from './import.usecases.ts'
import { type KlientEreignisse, createKlienten } from './klient.usecases.ts'
import { createKlientenListe } from './klientenliste.usecases.ts'
import { createZugaenge } from './zugang.usecases.ts'

const niemandHoert: KlientEreignisse = { klientGeaendert: async () => {} }

/** @param ereignisse who above repeats what is said here about a Klient */
export function klientRoutes(ports: Ports, ereignisse: KlientEreignisse = niemandHoert): Route[] {
  const klienten = createKlienten(ports)
  const akten = createAkten(ports, ereignisse)
  const zugaenge = createZugaenge(ports)
  const importe = createKlientImport(ports)
  const liste = createKlientenListe(ports)
  const { search, read, create } = klientContract

  return [
    geschuetzt(search, klienten.search),
    // Before the call with an id, which would take their names for one.
    geschuetzt(klientenListeContract.list, liste.liste),
    geschuetzt(klientenListeContract.exportieren, liste.exportiere),
    geschuetzt(read, klienten.read),
    geschuetztEinmal(klientenListeContract.setStatus, akten.setzeStatus),
    geschuetztEinmal(create, klienten.create),
    geschuetzt(klientImportContract.read, importe.lies),
    geschuetzt(klientImportContract.check, importe.pruefe),
    geschuetztEinmal(klientImportContract.run, importe.nimmAuf),
    geschuetzt(klientImportContract.undo, importe.nimmZurueck),
    geschuetzt(akteContract.read, akten.lies),
    geschuetztEinmal(akteContract.updatePerson, akten.aendere('person')),
    geschuetztEinmal(akteContract.updateWohnen, akten.aendere('wohnen')),
    geschuetztEinmal(akteContract.updateVersicherung, akten.aendere('versicherung')),
    geschuetztEinmal(akteContract.updateAerzte, akten.aendere('aerzte')),
    geschuetztEinmal(akteContract.updateKontakte, akten.aendere('kontakte')),
    geschuetztEinmal(akteContract.updateGesundheit, akten.aendere('gesundheit')),
    geschuetztEinmal(akteContract.updateHkp, akten.aendere('hkp')),
    geschuetzt(zugangContract.read, zugaenge.lies),
    geschuetztEinmal(zugangContract.update, zugaenge.schreibe),
    geschuetzt(zugangContract.readZuteilungen, zugaenge.zuteilungen),
    geschuetztEinmal(zugangContract.addZuteilung, zugaenge.teileZu),
    geschuetzt(zugangContract.removeZuteilung, zugaenge.nimmZurueck),
  ]
}
