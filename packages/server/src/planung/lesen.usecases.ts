/** Looking at the board, and asking for a proposal; neither changes anything. */
import { type Person, plantFuerAlle } from '@dreiklang/domain/hausbesuch/hausbesuch.policy'
import { type Tafel, type VorschlagAntwort, darfVorschlagen } from '@dreiklang/domain/planung/planung.contract'
import { schlageVor } from '@dreiklang/domain/planung/vorschlag'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { type Datum, berlinInstant, plusTage } from '@dreiklang/domain/shared/zeit'
import { readHausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import { personVon } from '../hausbesuch/person.ts'
import type { Ports } from '../ports.ts'
import { kontextVon } from '../shared/kontext.ts'
import { besucheDerTafel, ladeLage } from './tafel.ts'
import { type PersonRow, ladeStammkraefte } from './tafel.repository.ts'
import { tageslageVon, uhrzeitVon } from './tageslage.ts'

/** So many days before and after tell who usually comes. */
const stammTage = 28

/** The hours of a contract are between a colleague and the manager. */
const personFuer =
  (leser: Person) =>
  ({ id, name, qualifikation, wochenstunden, abwesenheiten }: PersonRow): Tafel['personen'][number] => ({
    id,
    name,
    qualifikation,
    wochenstunden: plantFuerAlle(leser) || id === leser.personId ? wochenstunden : null,
    abwesenheiten,
  })

export function createLesen(ports: Pick<Ports, 'database' | 'clock'>) {
  const jetzt = () => ports.clock.now().toISOString()
  return {
    /** @throws planung.zu_viele */
    read(akteur: Akteur, { von, bis, personId }: { von: Datum; bis: Datum; personId?: string[] | undefined }): Promise<Tafel> {
      const person = personVon(akteur)
      return ports.database.transaction(kontextVon(akteur), async (tx) => {
        const geladen = await ladeLage(tx, person, { von, bis, personIds: personId ?? null })
        return {
          personen: geladen.personen.map(personFuer(person)),
          besuche: besucheDerTafel(geladen, { person, jetzt: jetzt() }),
          darf: { verteilen: plantFuerAlle(person), vorschlagen: darfVorschlagen(akteur.rolle) },
        }
      })
    },

    /** @throws planung.zu_viele */
    propose(akteur: Akteur, { datum, umfang }: { datum: Datum; umfang: 'OFFENE' | 'ALLE' }): Promise<VorschlagAntwort> {
      const person = personVon(akteur)
      return ports.database.transaction(kontextVon(akteur), async (tx) => {
        const geladen = await ladeLage(tx, person, { von: datum, bis: datum, personIds: null })
        const stammkraefte = await ladeStammkraefte(tx, person.organisationId, {
          klientIds: geladen.rows.map((row) => readHausbesuch(row).klientId),
          von: berlinInstant(plusTage(datum, -stammTage)),
          bis: berlinInstant(plusTage(datum, stammTage)),
        })
        const am = jetzt()
        const lage = tageslageVon(geladen, { person, datum, umfang, stammkraefte, jetzt: am })
        const { plaetze, offene, wegMinuten } = schlageVor(lage)
        const besuche = besucheDerTafel(geladen, { person, jetzt: am })
        const neu = new Map(plaetze.map((platz) => [platz.hausbesuchId, platz]))
        const zuege = lage.bewegliche.flatMap(({ hausbesuchId, geplant }) => {
          const platz = neu.get(hausbesuchId)
          const vorher = { uhrzeit: uhrzeitVon(geplant.von), personId: geplant.personId }
          const nachher = { uhrzeit: uhrzeitVon(platz?.von ?? geplant.von), personId: platz?.personId ?? null }
          const version = besuche.find(({ id }) => id === hausbesuchId)?.version
          if (version === undefined || (vorher.uhrzeit === nachher.uhrzeit && vorher.personId === nachher.personId)) return []
          return [{ hausbesuchId, version, vorher, nachher }]
        })
        return {
          zuege: zuege.toSorted((a, b) => a.nachher.uhrzeit.localeCompare(b.nachher.uhrzeit)),
          offene: offene.map(({ hausbesuchId, grund, personen }) => ({
            hausbesuchId,
            grund,
            personen: personen.map(({ personId, grund: ihrGrund, besuch }) => ({
              personId,
              grund: ihrGrund,
              nummer: besuch?.nummer ?? null,
            })),
          })),
          wegMinuten,
          personen: geladen.personen.map(({ id, name }) => ({ id, name })),
          besuche,
        }
      })
    },
  }
}
