import {
  type EinwilligungEntry,
  einwilligungAngaben,
  einwilligungContract,
  widerrufAngaben,
} from '@dreiklang/domain/klient/einwilligung.contract'
import { IconCircleCheck, IconCircleX, IconClock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate } from '../../../shared/format.ts'
import { StatusBadge, showQuery, Alert } from '../../../ui/feedback.tsx'
import { Button } from '../../../ui/buttons.tsx'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { Card, Text, Note, Group } from '../../../ui/layout.tsx'
import { useKlientTexts, useVerlaufTexts } from '../../klient.texts.ts'
import { einwilligungenQuery, useKlientLive } from '../../verlauf.queries.ts'
import {
  NachweisAnzeige,
  ErklaererFields,
  NachweisField,
  type NachweisValue,
  noNachweis,
  nachweisAbbild,
  useNachweisDatei,
} from './Nachweis.tsx'
import classes from './Verlauf.module.css'
import { type ErklaerendeRolle, type WiderrufWeg, currentText, widerrufWege } from '@dreiklang/domain/klient/einwilligung'
import { type EinwilligungArt, einwilligungArten } from '@dreiklang/domain/klient/klient'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { DateField } from '../../../form/DateField.tsx'
import { FormDialog } from '../../../form/Form.tsx'
import { choicesOf, RadioCards, SelectField } from '../../../form/choiceFields.tsx'
import { call } from '../../../shared/apiClient.ts'
import { useLanguage } from '../../../shared/i18n.ts'
import { useKlientForm } from '../useKlientForm.ts'

/** Nothing is ever deleted: former consents must be provable, too. */
export function EinwilligungenBereich({ klientId }: { klientId: string }) {
  const t = useVerlaufTexts()
  const { data, state } = showQuery(useQuery(einwilligungenQuery(klientId)), { rows: 3 })
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
      {state}
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
        <Note>
          {[t('einwilligung.zeile', { datum: formatDate(erteiltAm), durch: who }), to].filter((part) => part !== null).join(', ')}
        </Note>
        {widerruf !== null && widerruf.durch !== null && widerruf.weg !== null && (
          <Note>{t('einwilligung.widerrufenDurch', { durch: widerruf.durch, weg: t(`widerruf.wege.${widerruf.weg}`) })}</Note>
        )}
        {erfasstVon !== null && <Note>{t('erfasst', { person: erfasstVon })}</Note>}
        <NachweisAnzeige klientId={klientId} nachweis={nachweis} von={durch} papier={dokument} />
      </div>
      <Group gap={8}>
        <Stand einwilligung={einwilligung} />
        {widerrufenAm === null && (
          <Button look="secondary" aria-label={t('einwilligung.widerrufenVon', { art: name })} onClick={onWiderruf}>
            {t('einwilligung.jetztWiderrufen')}
          </Button>
        )}
      </Group>
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
  const since =
    gueltigBis === null
      ? t('einwilligung.nochNicht', { datum: formatDate(erteiltAm) })
      : t('einwilligung.abgelaufen', { datum: formatDate(gueltigBis) })
  return (
    <StatusBadge tone="neutral" icon={widerrufenAm === null ? <IconClock /> : <IconCircleX />}>
      {widerrufenAm === null ? since : t('einwilligung.widerrufen', { datum: formatDate(widerrufenAm) })}
    </StatusBadge>
  )
}

interface EinwilligungValues {
  art: EinwilligungArt | null
  erteiltAm: string | null
  gueltigBis: string | null
  durch: string
  rolle: ErklaerendeRolle | null
  nachweis: NachweisValue
}

interface EinwilligungDialogProps {
  klientId: string
  /** Asked for where it is needed: nothing else is to be recorded then. */
  only?: EinwilligungArt
  onClose: () => void
}

export function EinwilligungDialog({ klientId, only, onClose }: EinwilligungDialogProps) {
  const t = useVerlaufTexts()
  const k = useKlientTexts()
  const today = berlinDate(new Date().toISOString())
  const storeDatei = useNachweisDatei(klientId, 'EINWILLIGUNG')
  const initialValues: EinwilligungValues = {
    art: only ?? null,
    erteiltAm: today,
    gueltigBis: null,
    durch: '',
    rolle: null,
    nachweis: noNachweis,
  }
  const { form, field, ...sending } = useKlientForm({
    initialValues,
    schema: einwilligungAngaben,
    toBody: ({ nachweis, ...rest }) => ({
      ...rest,
      ...nachweisAbbild(nachweis),
      // Only someone who signs here has this wording in front of them.
      textVersion: nachweis.art === 'UNTERSCHRIFT' && rest.art !== null ? currentText(rest.art).version : null,
      dokument: nachweis.art === 'OHNE' && nachweis.papier.trim() !== '' ? nachweis.papier : null,
    }),
    send: async (angaben, deedKey): Promise<unknown> => {
      const body = { ...angaben, nachweisId: await storeDatei(form.values.nachweis) }
      return call(einwilligungContract.addEinwilligung, { params: { klientId }, body, idempotencyKey: deedKey(body) })
    },
    done: () => t('einwilligung.gespeichert'),
    onDone: onClose,
  })
  const { art, nachweis } = form.values
  return (
    <FormDialog title={t('einwilligung.eintragen')} size="lg" sending={sending} submit={t('einwilligung.speichern')} onClose={onClose}>
      <SelectField
        {...field('art')}
        label={t('einwilligung.art')}
        choices={choicesOf(only === undefined ? einwilligungArten : [only], (value) => k(`einwilligungArt.${value}`))}
        required
      />
      {art !== null && <Wortlaut art={art} />}
      <DateField {...field('erteiltAm')} label={t('einwilligung.erteiltAm')} required maxDate={today} />
      <DateField {...field('gueltigBis')} label={t('einwilligung.gueltigBis')} description={t('einwilligung.gueltigBisHinweis')} />
      <ErklaererFields field={field} name="durch" />
      <NachweisField wert={nachweis} onChange={(neu) => form.setFieldValue('nachweis', neu)} field={field} mitPapier />
    </FormDialog>
  )
}

/** German is binding. */
function Wortlaut({ art }: { art: EinwilligungArt }) {
  const t = useVerlaufTexts()
  const language = useLanguage()
  const text = currentText(art)
  return (
    <div>
      <Text size="sm" fw={500}>
        {t('einwilligung.text', { version: text.version })}
      </Text>
      <blockquote className={classes.wortlaut} lang="de">
        {text.de}
      </blockquote>
      {language === 'en' && <Note>{text.en}</Note>}
    </div>
  )
}

interface WiderrufValues {
  am: string | null
  durch: string
  rolle: ErklaerendeRolle | null
  weg: WiderrufWeg | null
}

interface WiderrufDialogProps {
  klientId: string
  einwilligung: EinwilligungEntry
  onClose: () => void
}

function WiderrufDialog({ klientId, einwilligung: { id, art, erteiltAm }, onClose }: WiderrufDialogProps) {
  const t = useVerlaufTexts()
  const k = useKlientTexts()
  const today = berlinDate(new Date().toISOString())
  const initialValues: WiderrufValues = { am: today, durch: '', rolle: null, weg: null }
  const {
    form: _form,
    field,
    ...sending
  } = useKlientForm({
    initialValues,
    schema: widerrufAngaben,
    send: (body, deedKey) => {
      const params = { klientId, einwilligungId: id }
      return call(einwilligungContract.withdrawEinwilligung, { params, body, idempotencyKey: deedKey(body) })
    },
    done: () => t('widerruf.erledigt'),
    onDone: onClose,
  })
  return (
    <FormDialog
      title={t('widerruf.titel', { art: k(`einwilligungArt.${art}`) })}
      size="lg"
      sending={sending}
      submit={t('einwilligung.jetztWiderrufen')}
      danger
      onClose={onClose}
    >
      <Alert tone="warning" title={t('widerruf.folgen')}>
        {t(`widerruf.folge.${art}`)}
      </Alert>
      <Text size="sm">{t('widerruf.sofort')}</Text>
      <DateField {...field('am')} label={t('widerruf.am')} required minDate={erteiltAm} maxDate={today} />
      <ErklaererFields field={field} name="durch" />
      <RadioCards
        {...field('weg')}
        label={t('widerruf.weg')}
        required
        words="short"
        choices={choicesOf(widerrufWege, (value) => t(`widerruf.wege.${value}`))}
      />
    </FormDialog>
  )
}
