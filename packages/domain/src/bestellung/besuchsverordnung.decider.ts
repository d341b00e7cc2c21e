/** E4 without a request (domain.md 4.8): what a doctor prescribed at a visit becomes an order, by the step that every prescription takes. */
import { isWorkingDay, plusCountedDays } from '../shared/time.ts'
import { decide } from './bestellung.decider.ts'
import type { Bestellung } from './bestellung.document.ts'
import { bestellungErrors } from './bestellung.errors.ts'
import type { Besuchsverordnung } from './besuch.contract.ts'
import { anlegen } from './entwurf.decider.ts'
import { type Ereignis, evolve } from './ereignis.ts'
import type { DecisionContext, Person } from './handelnder.ts'
import { writeOnOneRezeptblatt } from './rezeptblatt.decider.ts'
import { emptyKopf, nichtsSaid } from './nothingSaid.ts'

type Verordnung = Besuchsverordnung['positionen'][number]

/** What the order says; the rest is the prescription's own. */
function readAsked({ produkt, menge, mengeneinheit, diagnose, dosierung, btm, rezeptart }: Verordnung) {
  return { produkt, menge, mengeneinheit, diagnose, dosierung, btm, rezeptart }
}

/**
 * The doctor neither names nor sees the pharmacy. @throws bestellung.klient_unbekannt, bestellung.nur_arzt, bestellung.rezeptblatt_voll,
 * bestellung.rezeptblatt_verschieden and what stands against it
 */
export function prescribeAtBesuch(
  { positionen, zusammen, ...kopf }: Besuchsverordnung,
  { pflegedienstId, nummer, umstaende }: { pflegedienstId: string; nummer: string; umstaende: DecisionContext & { handelnder: Person } },
): { bestellung: Bestellung; ereignisse: Ereignis[] } {
  const { klient, handelnder, heute } = umstaende
  if (klient === null || klient.status === 'VERSTORBEN' || klient.status === 'BEENDET')
    throw bestellungErrors.refuse('bestellung.klient_unbekannt')
  const gelegt = anlegen(
    {
      ...emptyKopf,
      ...kopf,
      klientId: klient.id,
      praxisId: handelnder.organisationId,
      arztPersonId: handelnder.personId,
      apothekeId: klient.apothekeId,
      bedarfBis: plusCountedDays(heute, 3, isWorkingDay),
      positionen: positionen.map((verordnung) => ({
        ...nichtsSaid,
        grund: 'NEUVERORDNUNG',
        rezeptVorlage: 'ANFORDERN',
        ...readAsked(verordnung),
      })),
    },
    {
      pflegedienstId,
      personId: handelnder.personId,
      nummer,
      quelle: 'HAUSBESUCH',
      vorgaengerId: null,
      werkzeug: umstaende,
      beginn: 'BEIM_ARZT',
    },
  )
  const verordnet = gelegt.bestellung.positionen.flatMap(({ id }, i) => {
    const verordnung = positionen[i]
    if (verordnung === undefined) return []
    const { rezeptart, ausgestelltAm, ort, rezeptId, autIdem, gebaerfaehig, btmNummer = null, btmKennzeichen = null } = verordnung
    const angaben = {
      version: 1,
      positionIds: [id],
      rezeptart,
      ausgestelltAm,
      datumBestaetigt: true,
      ort,
      rezeptId,
      autIdem,
      btmNummer,
      btmKennzeichen,
      ...(gebaerfaehig === undefined ? {} : { gebaerfaehig }),
      aenderung: null,
    }
    return decide(gelegt.bestellung, { handlung: 'verordnen', angaben }, umstaende)
  })
  const written = zusammen === true ? writeOnOneRezeptblatt(verordnet, umstaende) : verordnet
  return { bestellung: written.reduce(evolve, gelegt.bestellung), ereignisse: [...gelegt.ereignisse, ...written] }
}
