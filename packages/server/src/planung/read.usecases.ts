import { readHausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import { type Person, plansForAll } from '@dreiklang/domain/hausbesuch/hausbesuch.policy'
import { type Tafel, type VorschlagAnswer, mayPropose } from '@dreiklang/domain/planung/planung.contract'
import { propose } from '@dreiklang/domain/planung/vorschlag'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { type IsoDate, berlinInstant, plusDays } from '@dreiklang/domain/shared/time'
import { personOf } from '../hausbesuch/person.ts'
import type { Ports } from '../ports.ts'
import { contextOf } from '../shared/context.ts'
import { type PersonRow, loadStammkraefte } from './tafel.repository.ts'
import { besucheOfTafel, loadLage } from './tafel.ts'
import { tageslageOf, timeOfDayOf } from './tageslage.ts'

const stammDays = 28

const personFor =
  (reader: Person) =>
  ({ id, name, qualifikation, wochenstunden, abwesenheiten }: PersonRow): Tafel['personen'][number] => ({
    id,
    name,
    qualifikation,
    wochenstunden: plansForAll(reader) || id === reader.personId ? wochenstunden : null,
    abwesenheiten,
  })

export function createReading(ports: Pick<Ports, 'database' | 'clock'>) {
  const now = () => ports.clock.now().toISOString()
  return {
    /** @throws planung.zu_viele */
    read(akteur: Akteur, { von, bis, personId }: { von: IsoDate; bis: IsoDate; personId?: string[] | undefined }): Promise<Tafel> {
      const person = personOf(akteur)
      return ports.database.transaction(contextOf(akteur), async (tx) => {
        const loaded = await loadLage(tx, person, { von, bis, personIds: personId ?? null, now: now() })
        return {
          personen: loaded.personen.map(personFor(person)),
          besuche: besucheOfTafel(loaded, { person, now: now() }),
          darf: { verteilen: plansForAll(person), vorschlagen: mayPropose(akteur.rolle) },
        }
      })
    },

    /** @throws planung.zu_viele */
    propose(akteur: Akteur, { datum, umfang }: { datum: IsoDate; umfang: 'OFFENE' | 'ALLE' }): Promise<VorschlagAnswer> {
      const person = personOf(akteur)
      return ports.database.transaction(contextOf(akteur), async (tx) => {
        const loaded = await loadLage(tx, person, { von: datum, bis: datum, personIds: null, now: now() })
        const stammkraefte = await loadStammkraefte(tx, person.organisationId, {
          klientIds: loaded.rows.map((row) => readHausbesuch(row).klientId),
          von: berlinInstant(plusDays(datum, -stammDays)),
          bis: berlinInstant(plusDays(datum, stammDays)),
        })
        const am = now()
        const lage = tageslageOf(loaded, { person, datum, umfang, stammkraefte, now: am })
        const { plaetze, offene, wegMinuten } = propose(lage)
        const besuche = besucheOfTafel(loaded, { person, now: am })
        const neu = new Map(plaetze.map((platz) => [platz.hausbesuchId, platz]))
        const zuege = lage.bewegliche.flatMap(({ hausbesuchId, geplant }) => {
          const platz = neu.get(hausbesuchId)
          const vorher = { uhrzeit: timeOfDayOf(geplant.von), personId: geplant.personId }
          const nachher = { uhrzeit: timeOfDayOf(platz?.von ?? geplant.von), personId: platz?.personId ?? null }
          const version = besuche.find(({ id }) => id === hausbesuchId)?.version
          if (version === undefined || (vorher.uhrzeit === nachher.uhrzeit && vorher.personId === nachher.personId)) return []
          return [{ hausbesuchId, version, vorher, nachher }]
        })
        return {
          zuege: zuege.toSorted((a, b) => a.nachher.uhrzeit.localeCompare(b.nachher.uhrzeit)),
          offene: offene.map(({ personen, ...one }) => ({
            ...one,
            personen: personen.map(({ besuch, ...who }) => ({ ...who, nummer: besuch?.nummer ?? null })),
          })),
          wegMinuten,
          personen: loaded.personen.map(({ id, name }) => ({ id, name })),
          besuche,
        }
      })
    },
  }
}
