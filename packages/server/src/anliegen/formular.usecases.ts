/** Settings of the organisation's own public form: managers decide whether, where and for what people may write. */
import { adresseVorschlag, alteAdresseTage } from '@dreiklang/domain/anliegen/anliegen'
import type { anliegenContract } from '@dreiklang/domain/anliegen/anliegen.contract'
import { anliegenFehler } from '@dreiklang/domain/anliegen/anliegen.errors'
import { eigeneOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { z } from 'zod'
import { ladeEigene } from '../organisation/organisation.repository.ts'
import { ConstraintViolation, type Ports, type Queryable } from '../ports.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import { type JsonText, einmal } from '../shared/idempotenz.ts'
import { kontextVon } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import type { Gerufen } from './anliegen.usecases.ts'
import { ladeFormular, ladeFruehere, schreibeFormular, setzeAdresse } from './formular.repository.ts'

type Contract = typeof anliegenContract

export function createFormular(ports: Ports) {
  const jetzt = () => ports.clock.now().toISOString()

  async function speichere(tx: Queryable, akteur: Akteur, angaben: z.output<Contract['saveForm']['body']>): Promise<{ version: number }> {
    const organisationId = eigeneOrganisation(akteur)
    const { adresse, ...rest } = angaben
    const version = await schreibeFormular(tx, { ...rest, organisationId })
    if (version === null) throw anliegenFehler.ablehnen('anliegen.veraltet')
    const giltBis = new Date(ports.clock.now().getTime() + alteAdresseTage * 86_400_000).toISOString()
    await setzeAdresse(tx, organisationId, { adresse, giltBis })
    await protokolliere(tx, akteur, {
      aktion: 'anliegen.saveForm',
      art: 'AENDERN',
      objektArt: 'ORGANISATION',
      objektId: organisationId,
      felder: ['formular'],
    })
    return { version }
  }

  return {
    async readForm(akteur: Akteur): Promise<z.input<Contract['readForm']['answer']>> {
      const organisationId = eigeneOrganisation(akteur)
      const db = imNamen(ports.database, kontextVon(akteur))
      const [formular, fruehere, organisation] = await Promise.all([
        ladeFormular(db, organisationId),
        ladeFruehere(db, organisationId, jetzt()),
        ladeEigene(db, organisationId),
      ])
      const { version = 0, adresse = null, stand = 'AUS', arten = ['NACHBESTELLUNG', 'RUECKRUF'], hinweis = null } = formular ?? {}
      return { version, adresse, stand, arten: [...arten], hinweis, vorschlag: adresseVorschlag(organisation?.name ?? ''), fruehere }
    },

    saveForm: ({ akteur, idempotenz }: Gerufen, angaben: z.output<Contract['saveForm']['body']>): Promise<JsonText<{ version: number }>> =>
      einmal(ports, { akteur, idempotenz }, (tx) => speichere(tx, akteur, angaben)).catch((fehler: unknown) => {
        if (!(fehler instanceof ConstraintViolation) || fehler.constraint !== 'anliegen_adresse_pkey') throw fehler
        const felder = [{ path: 'adresse', code: 'anliegen.vergeben', message: 'anliegen.vergeben' }]
        throw anliegenFehler.ablehnen('anliegen.adresse_vergeben', { felder })
      }),
  }
}
