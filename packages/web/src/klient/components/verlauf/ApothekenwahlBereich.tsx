import {
  type WahlEntry,
  apothekenwahlAngaben,
  apothekenwahlContract,
  wahlEndeAngaben,
} from '@dreiklang/domain/klient/apothekenwahl.contract'
import type { ErklaerendeRolle } from '@dreiklang/domain/klient/einwilligung'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { AsyncSelect } from '../../../form/AsyncSelect.tsx'
import { DateField } from '../../../form/DateField.tsx'
import { FormDialog } from '../../../form/Form.tsx'
import { choicesOf, RadioCards } from '../../../form/choiceFields.tsx'
import { searchOrganisationen } from '../../../organisation/organisation.queries.ts'
import { call } from '../../../shared/apiClient.ts'
import { formatDate } from '../../../shared/format.ts'
import { Button } from '../../../ui/buttons.tsx'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { Card, Group, Stack, Text, Note } from '../../../ui/layout.tsx'
import { useVerlaufTexts } from '../../klient.texts.ts'
import { apothekenwahlenQuery, useKlientLive } from '../../verlauf.queries.ts'
import { useKlientForm } from '../useKlientForm.ts'
import {
  ErklaererFields,
  NachweisAnzeige,
  NachweisField,
  type NachweisValue,
  noNachweis,
  nachweisAbbild,
  useNachweisDatei,
} from './Nachweis.tsx'
import classes from './Verlauf.module.css'
import { showQuery } from '../../../ui/feedback.tsx'

const formen = ['SCHRIFTLICH', 'MUENDLICH'] as const

const searchApotheken = searchOrganisationen('APOTHEKE')

const words = {
  WAHL: { titel: 'wahl.eintragen', tag: 'wahl.gewaehltAm', fertig: 'wahl.gespeichert', feld: 'gewaehltAm' },
  ENDE: { titel: 'wahl.beenden', tag: 'wahl.beendetAm', fertig: 'wahl.beendet', feld: 'am' },
} as const

/** Which pharmacy the Klient chose, since when and how he said so (§ 31 Abs. 1 S. 5 SGB V, § 11 ApoG), and which before. */
export function ApothekenwahlBereich({ klientId }: { klientId: string }) {
  const t = useVerlaufTexts()
  const { data, state } = showQuery(useQuery(apothekenwahlenQuery(klientId)), { rows: 2 })
  useKlientLive(klientId, 'apothekenwahlen')
  const [dialog, setDialog] = useState<'WAHL' | 'ENDE' | null>(null)
  const [open, setOffen] = useState(false)
  const today = berlinDate(new Date().toISOString())
  const jetzige = data?.find(({ von }) => von <= today)
  const others = data?.filter((one) => one !== jetzige) ?? []
  const chosen = jetzige !== undefined && jetzige.apotheke !== null
  return (
    <Card
      title={t('wahl.titel')}
      actions={
        <Group gap="sm">
          {chosen && (
            <Button look="subtle" onClick={() => setDialog('ENDE')}>
              {t('wahl.beenden')}
            </Button>
          )}
          <Button look="secondary" onClick={() => setDialog('WAHL')}>
            {chosen ? t('wahl.neueWahl') : t('wahl.eintragen')}
          </Button>
        </Group>
      }
    >
      <Stack gap="sm">
        {state}
        {data !== undefined && !chosen && <Text>{t('wahl.keine')}</Text>}
        {jetzige !== undefined && jetzige.apotheke !== null && <Wahl klientId={klientId} wahl={jetzige} />}
        <Note>{t('wahl.freieWahl')}</Note>
        {others.length > 0 && (
          <Disclosure label={t('wahl.frueher', { zahl: others.length })} opened={open} onToggle={setOffen}>
            <ul className={classes.liste}>
              {others.map((one) => (
                <li key={one.id} className={classes.zeile}>
                  <Wahl klientId={klientId} wahl={one} />
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
      </Stack>
      {dialog === 'WAHL' && (
        <ErklaerungDialog
          klientId={klientId}
          art="WAHL"
          schema={apothekenwahlAngaben}
          send={(body, idempotencyKey) => call(apothekenwahlContract.chooseApotheke, { params: { klientId }, body, idempotencyKey })}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'ENDE' && (
        <ErklaerungDialog
          klientId={klientId}
          art="ENDE"
          schema={wahlEndeAngaben}
          send={(body, idempotencyKey) => call(apothekenwahlContract.endApothekenwahl, { params: { klientId }, body, idempotencyKey })}
          onClose={() => setDialog(null)}
        />
      )}
    </Card>
  )
}

function Wahl({ klientId, wahl }: { klientId: string; wahl: WahlEntry }) {
  const t = useVerlaufTexts()
  const { apotheke, von, bis, erklaertVon, rolle, form, nachweis, erfasstVon } = wahl
  const name = rolle === null ? erklaertVon : `${erklaertVon} (${t(`rolle.${rolle}`)})`
  const time = bis === null ? t('wahl.seit', { datum: formatDate(von) }) : t('wahl.zeit', { von: formatDate(von), bis: formatDate(bis) })
  return (
    <div className={classes.worte}>
      <Text fw={500}>{apotheke?.name ?? t('wahl.ohne')}</Text>
      <Note>{time}</Note>
      <Note>{t('wahl.erklaert', { name, form: t(`wahl.formen.${form}`) })}</Note>
      {erfasstVon !== null && <Note>{t('erfasst', { person: erfasstVon })}</Note>}
      <NachweisAnzeige klientId={klientId} nachweis={nachweis} von={erklaertVon} />
    </div>
  )
}

interface Values {
  apotheke: { id: string; name: string } | null
  tag: string | null
  erklaertVon: string
  rolle: ErklaerendeRolle | null
  form: (typeof formen)[number] | null
  nachweis: NachweisValue
}

interface ErklaerungDialogProps<Angaben extends { rolle?: ErklaerendeRolle | null }> {
  klientId: string
  art: 'WAHL' | 'ENDE'
  schema: z.ZodType<Angaben>
  send: (angaben: Angaben & { nachweisId: string | null }, idempotencyKey: string) => Promise<unknown>
  onClose: () => void
}

/** None is preset, and none is offered before someone types a name. */
function ErklaerungDialog<Angaben extends { rolle?: ErklaerendeRolle | null }>(props: ErklaerungDialogProps<Angaben>) {
  const { klientId, art, schema, send, onClose } = props
  const t = useVerlaufTexts()
  const today = berlinDate(new Date().toISOString())
  const storeDatei = useNachweisDatei(klientId, 'SONSTIGES')
  const { titel, tag: tagName, fertig, feld: tagField } = words[art]
  const initialValues: Values = { apotheke: null, tag: today, erklaertVon: '', rolle: null, form: null, nachweis: noNachweis }
  const { form, field, ...sending } = useKlientForm<Values, Angaben>({
    initialValues,
    schema,
    toBody: ({ apotheke, tag, nachweis, ...rest }) => ({
      ...rest,
      // The schema allows it to be unknown in records from before it was asked; here it is required.
      rolle: rest.rolle ?? '',
      ...nachweisAbbild(nachweis),
      [tagField]: tag,
      ...(art === 'WAHL' ? { apothekeId: apotheke?.id ?? null } : {}),
    }),
    send: async (angaben, deedKey): Promise<unknown> => {
      const body = { ...angaben, nachweisId: await storeDatei(form.values.nachweis) }
      return send(body, deedKey(body))
    },
    done: () => t(fertig),
    onDone: onClose,
  })
  /** Errors bear the names of the body. */
  const marked = (path: string) => ({ id: field(path).id, error: field(path).error })
  return (
    <FormDialog
      title={t(titel)}
      size="lg"
      sending={sending}
      submit={t(art === 'WAHL' ? 'wahl.speichern' : 'wahl.beenden')}
      onClose={onClose}
    >
      {art === 'ENDE' && <Text>{t('wahl.beendenText')}</Text>}
      {art === 'WAHL' && (
        <AsyncSelect<{ id: string; name: string }>
          {...field('apotheke')}
          {...marked('apothekeId')}
          label={t('wahl.apotheke')}
          required
          search={searchApotheken}
          itemKey={({ id }) => id}
          itemLabel={({ name }) => name}
        />
      )}
      <DateField {...field('tag')} {...marked(tagField)} label={t(tagName)} required maxDate={today} />
      <ErklaererFields field={field} name="erklaertVon" />
      <RadioCards
        {...field('form')}
        label={t('wahl.form')}
        required
        words="short"
        choices={choicesOf(formen, (value) => t(`wahl.formen.${value}`))}
      />
      <NachweisField wert={form.values.nachweis} onChange={(neu) => form.setFieldValue('nachweis', neu)} field={field} />
    </FormDialog>
  )
}
