import { type ErklaerendeRolle, type WiderrufWeg, widerrufWege } from '@dreiklang/domain/klient/einwilligung'
import { type EinwilligungEntry, widerrufAngaben } from '@dreiklang/domain/klient/einwilligung.contract'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { IconCircleCheck, IconCircleX, IconClock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DateField } from '../../../form/DateField.tsx'
import { FormDialog } from '../../../form/Form.tsx'
import { RadioCards } from '../../../form/choiceFields.tsx'
import { useDeedKey, useSchemaForm } from '../../../form/useSchemaForm.ts'
import { formatDate } from '../../../shared/format.ts'
import { Alert, ErrorState, ListSkeleton, StatusBadge } from '../../../ui/feedback.tsx'
import { Button } from '../../../ui/buttons.tsx'
import { Card, Disclosure, Text } from '../../../ui/layout.tsx'
import { toastSuccess } from '../../../ui/toast.tsx'
import { useKlientTexts, useVerlaufTexts } from '../../klient.texts.ts'
import { einwilligungenQuery, useKlientLive, useRevokeEinwilligung } from '../../verlauf.queries.ts'
import { EinwilligungDialog } from './EinwilligungDialog.tsx'
import { ErklaererFields } from './ErklaererFields.tsx'
import { NachweisAnzeige } from './NachweisAnzeige.tsx'
import classes from './Verlauf.module.css'

const asText = (error: unknown): string | undefined => (typeof error === 'string' ? error : undefined)

/** Nothing is ever deleted: former consents must be provable, too. */
export function EinwilligungenBereich({ klientId }: { klientId: string }) {
  const t = useVerlaufTexts()
  const { data, error, refetch } = useQuery(einwilligungenQuery(klientId))
  useKlientLive(klientId, 'einwilligungen')
  const [neu, setNeu] = useState(false)
  const [widerruf, setWiderruf] = useState<EinwilligungEntry | null>(null)
  const [open, setOffen] = useState(false)
  const geltende = data?.filter(({ gilt }) => gilt) ?? []
  const fruehere = data?.filter(({ gilt }) => !gilt) ?? []
  const rows = (list: readonly EinwilligungEntry[]) => (
    <ul className={classes.liste}>
      {list.map((one) => (
        <li key={one.id} className={classes.zeile}>
          <Zeile klientId={klientId} einwilligung={one} onWiderruf={() => setWiderruf(one)} />
        </li>
      ))}
    </ul>
  )
  return (
    <Card
      title={t('einwilligung.titel')}
      actions={
        <Button look="secondary" onClick={() => setNeu(true)}>
          {t('einwilligung.neu')}
        </Button>
      }
    >
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <ListSkeleton rows={3} />}
      {data?.length === 0 && <Text>{t('einwilligung.keine')}</Text>}
      {rows(geltende)}
      {fruehere.length > 0 && (
        <Disclosure label={t('einwilligung.frueher', { zahl: fruehere.length })} opened={open} onToggle={setOffen}>
          {rows(fruehere)}
        </Disclosure>
      )}
      {neu && <EinwilligungDialog klientId={klientId} onClose={() => setNeu(false)} />}
      {widerruf !== null && <WiderrufDialog klientId={klientId} einwilligung={widerruf} onClose={() => setWiderruf(null)} />}
    </Card>
  )
}

interface RowProps {
  klientId: string
  einwilligung: EinwilligungEntry
  onWiderruf: () => void
}

function Zeile({ klientId, einwilligung, onWiderruf }: RowProps) {
  const t = useVerlaufTexts()
  const k = useKlientTexts()
  const { art, erteiltAm, gueltigBis, durch, rolle, dokument, gilt, nachweis, widerruf, erfasstVon, widerrufenAm } = einwilligung
  const name = k(`einwilligungArt.${art}`)
  const who = rolle === null ? durch : `${durch} (${t(`rolle.${rolle}`)})`
  const to = gilt && gueltigBis !== null ? t('einwilligung.bis', { datum: formatDate(gueltigBis) }) : null
  return (
    <>
      <div className={classes.worte}>
        <Text fw={500}>{name}</Text>
        <Text size="sm" c="dimmed">
          {[t('einwilligung.zeile', { datum: formatDate(erteiltAm), durch: who }), to].filter((part) => part !== null).join(', ')}
        </Text>
        {widerruf !== null && widerruf.durch !== null && widerruf.weg !== null && (
          <Text size="sm" c="dimmed">
            {t('einwilligung.widerrufenDurch', { durch: widerruf.durch, weg: t(`widerruf.wege.${widerruf.weg}`) })}
          </Text>
        )}
        {erfasstVon !== null && (
          <Text size="sm" c="dimmed">
            {t('erfasst', { person: erfasstVon })}
          </Text>
        )}
        <NachweisAnzeige klientId={klientId} nachweis={nachweis} von={durch} papier={dokument} />
      </div>
      <div className={classes.rechts}>
        <Stand einwilligung={einwilligung} />
        {widerrufenAm === null && (
          <Button look="secondary" aria-label={t('einwilligung.widerrufenVon', { art: name })} onClick={onWiderruf}>
            {t('einwilligung.jetztWiderrufen')}
          </Button>
        )}
      </div>
    </>
  )
}

function Stand({ einwilligung: { gilt, widerrufenAm, gueltigBis, erteiltAm } }: { einwilligung: EinwilligungEntry }) {
  const t = useVerlaufTexts()
  if (gilt) {
    return (
      <StatusBadge tone="success" icon={<IconCircleCheck />}>
        {t('einwilligung.gilt')}
      </StatusBadge>
    )
  }
  if (widerrufenAm !== null) {
    return (
      <StatusBadge tone="neutral" icon={<IconCircleX />}>
        {t('einwilligung.widerrufen', { datum: formatDate(widerrufenAm) })}
      </StatusBadge>
    )
  }
  return (
    <StatusBadge tone="neutral" icon={<IconClock />}>
      {gueltigBis === null
        ? t('einwilligung.nochNicht', { datum: formatDate(erteiltAm) })
        : t('einwilligung.abgelaufen', { datum: formatDate(gueltigBis) })}
    </StatusBadge>
  )
}

interface Values {
  am: string | null
  durch: string
  rolle: ErklaerendeRolle | null
  weg: WiderrufWeg | null
}

interface WiderrufDialogProps {
  klientId: string
  einwilligung: Pick<EinwilligungEntry, 'id' | 'art' | 'erteiltAm'>
  onClose: () => void
}

function WiderrufDialog({ klientId, einwilligung, onClose }: WiderrufDialogProps) {
  const t = useVerlaufTexts()
  const k = useKlientTexts()
  const today = berlinDate(new Date().toISOString())
  const widerrufen = useRevokeEinwilligung(klientId, einwilligung.id)
  const deedKey = useDeedKey()
  const initialValues: Values = { am: today, durch: '', rolle: null, weg: null }
  const { form, field, ...sending } = useSchemaForm({
    initialValues,
    schema: widerrufAngaben,
    submit: async (angaben) => {
      await widerrufen.mutateAsync({ angaben, schluessel: deedKey(angaben) })
      toastSuccess(t('widerruf.erledigt'))
      onClose()
    },
  })
  const { am, rolle, weg } = form.values
  return (
    <FormDialog
      title={t('widerruf.titel', { art: k(`einwilligungArt.${einwilligung.art}`) })}
      size="lg"
      sending={sending}
      submit={t('einwilligung.jetztWiderrufen')}
      danger
      onClose={onClose}
    >
      <Alert tone="warning" title={t('widerruf.folgen')}>
        {t(`widerruf.folge.${einwilligung.art}`)}
      </Alert>
      <Text size="sm">{t('widerruf.sofort')}</Text>
      <DateField
        id={field('am').id}
        error={form.errors['am']}
        label={t('widerruf.am')}
        required
        minDate={einwilligung.erteiltAm}
        maxDate={today}
        value={am}
        onChange={(neu) => form.setFieldValue('am', neu)}
      />
      <ErklaererFields
        rolle={{ id: field('rolle').id, error: asText(form.errors['rolle']) }}
        wert={rolle}
        onRolle={(neu) => form.setFieldValue('rolle', neu)}
        name={field('durch')}
      />
      <RadioCards
        id={field('weg').id}
        error={form.errors['weg']}
        label={t('widerruf.weg')}
        words="short"
        choices={widerrufWege.map((value) => ({ value, label: t(`widerruf.wege.${value}`) }))}
        value={weg}
        onChange={(neu) => form.setFieldValue('weg', neu)}
      />
    </FormDialog>
  )
}
