/** Who signed up and is taken in; and the doctors of a practice, to whom orders are addressed. */
import type { Aufnahme } from '@dreiklang/domain/personal/personal.contract'
import { personalFehler } from '@dreiklang/domain/personal/personal.errors'
import { pruefeZustaendig } from '@dreiklang/domain/personal/personal.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import type { Ports } from '../ports.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import { type JsonText, einmal } from '../shared/idempotenz.ts'
import { kontextVon, systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import type { Idempotenz, Sprache } from '../shared/route.ts'
import type { WartendesKonto } from '../shared/sitzungen.ts'
import { falsch, pruefeAufnahme, stelleEin } from './aufnahme.ts'
import { ladeAerzte } from './personal.repository.ts'
import type { Konten } from './personal.usecases.ts'

interface Aufnehmen {
  akteur: Akteur
  body: Aufnahme
  idempotenz: Idempotenz | null
  sprache: Sprache
}

export function createAufnahmen(ports: Ports, sitzungen: Konten) {
  return {
    /** @throws nicht_gefunden */
    async findWaiting(email: string): Promise<WartendesKonto> {
      const konto = await sitzungen.wartendesKonto(imNamen(ports.database, systemKontext), email)
      if (konto === null) throw sharedFehler.ablehnen('nicht_gefunden')
      return konto
    },

    /** In nobody's name, because who waits belongs to nobody; whose house it is was checked before. */
    async takeIn({ akteur, body, idempotenz, sprache }: Aufnehmen): Promise<JsonText<{ id: string }>> {
      pruefeZustaendig(akteur, body.organisationId)
      const wartetNicht = () => personalFehler.ablehnen('personal.wartet_nicht', falsch('email'))
      return einmal(ports, { akteur, idempotenz, kontext: systemKontext }, async (tx) => {
        const konto = await sitzungen.wartendesKonto(tx, body.email)
        if (konto === null) throw wartetNicht()
        await pruefeAufnahme(tx, akteur, body)
        const id = ports.newId()
        await stelleEin(tx, { id, angaben: { ...body, name: konto.name }, passwortHash: null, am: ports.clock.now().toISOString() })
        if (!(await sitzungen.uebernimmWartendes(tx, { email: body.email, personId: id, sprache }))) throw wartetNicht()
        const { organisationId } = body
        await protokolliere(tx, akteur, { aktion: 'personal.takeIn', art: 'AENDERN', objektArt: 'PERSON', objektId: id, organisationId })
        return { id }
      })
    },

    async aerzte(akteur: Akteur, praxisId: string): Promise<{ aerzte: { id: string; name: string }[] }> {
      const aerzte = await ladeAerzte(imNamen(ports.database, kontextVon(akteur)), praxisId)
      if (aerzte === null) throw sharedFehler.ablehnen('nicht_gefunden')
      return { aerzte }
    },
  }
}
