/** Two records that care no longer needs: the time of one is over, the other is restricted because its entries are disputed. */
import { akteContract } from '@dreiklang/domain/klient/akte.contract'
import { klientContract } from '@dreiklang/domain/klient/klient.contract'
import { loeschungContract } from '@dreiklang/domain/klient/loeschung.contract'
import { berlinDate, plusMonths } from '@dreiklang/domain/shared/time'
import type { Ensemble } from './personen.ts'
import { type Regie, akteurOf, daysAgo } from './director.ts'

const ehemalige = [
  { vorname: 'Gisela', nachname: 'Winter', geschlecht: 'W', geburtsdatum: '1928-04-17', vorJahren: 11, gesperrt: false },
  { vorname: 'Horst', nachname: 'Zimmermann', geschlecht: 'M', geburtsdatum: '1935-10-02', vorJahren: 2, gesperrt: true },
] as const

export async function endSome(regie: Regie, ensemble: Ensemble): Promise<void> {
  const leitung = akteurOf(ensemble, 'pflege-admin')
  regie.stelle(daysAgo(regie, 108))
  for (const { vorJahren, gesperrt, ...person } of ehemalige) {
    const { id: klientId } = await regie.call(klientContract.create, leitung, {
      body: {
        ...person,
        versicherungsart: 'PKV',
        kvnr: null,
        krankenkasse: null,
        kassenIk: null,
        zuzahlungBefreitBis: null,
        adresse: null,
        wohnform: 'ALLEIN',
        telefon: null,
        hausarztId: null,
        allergien: null,
        status: 'BEENDET',
      },
    })
    const params = { klientId }
    const akte = await regie.call(akteContract.read, leitung, { params })
    const pflegeende = plusMonths(berlinDate(regie.beginn.toISOString()), -12 * vorJahren)
    await regie.call(akteContract.updatePerson, leitung, {
      params,
      body: { ...akte.person, pflegebeginn: plusMonths(pflegeende, -40), pflegeende, endegrund: 'HEIM' },
    })
    if (gesperrt) {
      const body = { grund: 'Die Person bestreitet die Richtigkeit der Einträge; in Prüfung.' }
      await regie.call(loeschungContract.restrict, leitung, { params, body })
    }
  }
}
