/** What people do with deadlines beside solving them: let them rest, give them to someone, note that a card was read. */
import { type FristMitVermerk, type RuheGrund, type Vermerk, quartalsBeginn } from '@dreiklang/domain/frist/frist'
import { type FristZeile, type GemeinteFrist, fristContract } from '@dreiklang/domain/frist/frist.contract'
import { fristFehler } from '@dreiklang/domain/frist/frist.errors'
import { artSperre, ruheSperre, zuweisenSperre } from '@dreiklang/domain/frist/frist.policy'
import type { Person } from '@dreiklang/domain/hausbesuch/hausbesuch.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { type Datum, berlinDatum } from '@dreiklang/domain/shared/zeit'
import { personVon } from '../hausbesuch/person.ts'
import { ladeEinteilbare } from '../hausbesuch/umstaende.repository.ts'
import type { Ports, Queryable } from '../ports.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import { type JsonText, einmal } from '../shared/idempotenz.ts'
import { kontextVon, systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import type { Gerufen } from '../shared/route.ts'
import { rufe } from '../shared/zuruf.ts'
import { merkeKarte } from './frist.repository.ts'
import { liesEine, zeileAus } from './lesen.usecases.ts'
import { ladeVermerk, schluesselVon, schreibeVermerk, warteAufSchranke, wurdeEbenZugewiesen } from './vermerk.repository.ts'

/** The room of messages is above this one and is passed in. */
export type MeldeFristen = (
  tx: Queryable,
  meldung: { personId: string; anlass: 'FRISTEN_ZUGEWIESEN'; werte: Readonly<Record<string, string>>; am: string },
) => Promise<void>

/** Many at once are given by one action, and learned of once. */
const einDeedMs = 60_000

const objektArten = {
  BESUCH: 'HAUSBESUCH',
  BESUCHSFRAGE: 'HAUSBESUCH',
  FOLGE: 'HAUSBESUCH',
  BESTELLUNG: 'BESTELLUNG',
  REZEPT: 'BESTELLUNG',
  HKP: 'KLIENT',
  ZUZAHLUNG: 'KLIENT',
  KARTE: 'KLIENT',
} as const

type Teil = Partial<Pick<Vermerk, 'ruhe' | 'zustaendig'>>

export function createVermerke(ports: Ports, melde: MeldeFristen) {
  const { database, clock } = ports

  /** In the name of the person: what he may not see he cannot note anything on. */
  async function pruefe(akteur: Akteur, person: Person, { gemeint, heute }: { gemeint: GemeinteFrist; heute: Datum }) {
    const sperre = artSperre(gemeint.art, person)
    if (sperre !== null) throw fristFehler.ablehnen(sperre)
    return liesEine(imNamen(database, kontextVon(akteur)), person, { gemeint, heute })
  }

  /** Two who note different things at once both are heard: each reads what stands there behind the other. */
  async function merke(
    tx: Queryable,
    akteur: Akteur,
    { frist, teil, aktion }: { frist: FristMitVermerk; teil: Teil; aktion: string },
  ): Promise<FristZeile> {
    const { organisationId } = personVon(akteur)
    await warteAufSchranke(tx, `${organisationId} ${schluesselVon(frist)}`)
    const steht = await ladeVermerk(tx, organisationId, frist)
    const bisher = steht?.faellig === frist.faellig ? steht : { faellig: frist.faellig, ruhe: null, zustaendig: null }
    const vermerk = { ...bisher, ...teil }
    const { art, objektId } = frist
    const klientId = frist.klient?.id ?? null
    await schreibeVermerk(tx, organisationId, { art, objektId, klientId, vermerk, am: clock.now().toISOString() })
    const spur = { objektArt: objektArten[art], objektId: frist.folge?.hausbesuchId ?? objektId, klientId }
    await protokolliere(tx, akteur, { aktion, art: 'AENDERN', ...spur, felder: Object.keys(teil) })
    await rufe(tx, { art: 'frist', an: [organisationId] })
    return zeileAus({ ...frist, vermerk })
  }

  async function sage(tx: Queryable, person: Person, personId: string): Promise<void> {
    const am = clock.now()
    const seit = new Date(am.getTime() - einDeedMs).toISOString()
    await warteAufSchranke(tx, `frist ${personId}`)
    if (await wurdeEbenZugewiesen(tx, person.organisationId, { personId, seit })) return
    await melde(tx, { personId, anlass: 'FRISTEN_ZUGEWIESEN', werte: { wer: person.name }, am: am.toISOString() })
  }

  return {
    /** @throws frist.nicht_eure, frist.vorbei */
    lies: (akteur: Akteur, gemeint: GemeinteFrist): Promise<FristMitVermerk> =>
      pruefe(akteur, personVon(akteur), { gemeint, heute: berlinDatum(clock.now().toISOString()) }),

    /** Rests until this day, because it was applied for. */
    async beantragt(akteur: Akteur, frist: FristMitVermerk, bis: Datum): Promise<void> {
      const teil: Teil = { ruhe: { bis, grund: 'BEANTRAGT', durch: personVon(akteur).name } }
      await database.transaction(kontextVon(akteur), (tx) => merke(tx, akteur, { frist, teil, aktion: fristContract.askPractice.id }))
    },

    /** @throws frist.nicht_eure, frist.vorbei, frist.ruhe_zu_lang */
    async rest(
      { akteur, idempotenz }: Gerufen<typeof fristContract.rest>,
      { ruhe, ...gemeint }: GemeinteFrist & { ruhe: { bis: Datum; grund: RuheGrund } | null },
    ): Promise<JsonText<FristZeile>> {
      const person = personVon(akteur)
      const heute = berlinDatum(clock.now().toISOString())
      const frist = await pruefe(akteur, person, { gemeint, heute })
      const sperre = ruhe === null ? null : ruheSperre(ruhe.bis, heute)
      if (sperre !== null) throw fristFehler.ablehnen(sperre)
      const teil = { ruhe: ruhe && { ...ruhe, durch: person.name } }
      return einmal(ports, { akteur, idempotenz }, (tx) => merke(tx, akteur, { frist, teil, aktion: fristContract.rest.id }))
    },

    /** In the name of the system, because a word goes to another person. @throws frist.nur_leitung, frist.person_unbekannt, as above */
    async assign(
      { akteur, idempotenz }: Gerufen<typeof fristContract.assign>,
      { personId, ...gemeint }: GemeinteFrist & { personId: string | null },
    ): Promise<JsonText<FristZeile>> {
      const person = personVon(akteur)
      const sperre = zuweisenSperre(person, personId)
      if (sperre !== null) throw fristFehler.ablehnen(sperre)
      const frist = await pruefe(akteur, person, { gemeint, heute: berlinDatum(clock.now().toISOString()) })
      const leute = await ladeEinteilbare(imNamen(database, kontextVon(akteur)), person.organisationId)
      const zustaendig = personId === null ? null : leute.find(({ id }) => id === personId)
      if (zustaendig === undefined) throw fristFehler.ablehnen('frist.person_unbekannt')
      return einmal(ports, { akteur, idempotenz, kontext: systemKontext }, async (tx) => {
        const neu = zustaendig !== null && zustaendig.id !== person.personId && frist.vermerk?.zustaendig?.id !== zustaendig.id
        if (neu) await sage(tx, person, zustaendig.id)
        return merke(tx, akteur, { frist, teil: { zustaendig }, aktion: fristContract.assign.id })
      })
    },

    /** @throws frist.vorbei for a Klient whom the organisation does not keep, and for what was not noted */
    cardRead(
      { akteur, idempotenz }: Gerufen<typeof fristContract.cardRead>,
      { klientId, eingelesen }: { klientId: string; eingelesen: boolean },
    ) {
      const { organisationId, personId } = personVon(akteur)
      return einmal(ports, { akteur, idempotenz }, async (tx) => {
        const am = clock.now().toISOString()
        const quartal = quartalsBeginn(berlinDatum(am))
        if (!(await merkeKarte(tx, organisationId, { klientId, quartal, personId, am, eingelesen })))
          throw fristFehler.ablehnen('frist.vorbei')
        const felder = ['karteEingelesen']
        await protokolliere(tx, akteur, {
          aktion: fristContract.cardRead.id,
          art: 'AENDERN',
          objektArt: 'KLIENT',
          objektId: klientId,
          klientId,
          felder,
        })
        await rufe(tx, { art: 'frist', an: [organisationId] })
      })
    },
  }
}
export type Vermerke = ReturnType<typeof createVermerke>
