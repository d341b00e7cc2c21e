import { type Umfang, umfaenge } from '@dreiklang/domain/serie/serie'
import { type SerienAnswer, serieContract, serienAnswer } from '@dreiklang/domain/serie/serie.contract'
import { isIsoDate, plusDays } from '@dreiklang/domain/shared/time'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { choicesOf, RadioField } from '../../form/choiceFields.tsx'
import { DateField } from '../../form/DateField.tsx'
import { klientName, usePage } from '../../hausbesuch/components/anzeige.tsx'
import { seriePath, serienPath } from '../../hausbesuch/hausbesuch.paths.ts'
import { useBegriffeTexts, useHausbesuchTexts } from '../../hausbesuch/hausbesuch.texts.ts'
import { klientPath } from '../../klient/klient.paths.ts'
import { useAbschnitteTexts } from '../../organisation/organisation.texts.ts'
import { formatDate } from '../../shared/format.ts'
import { usePathParams, useSearchState, useGoTo } from '../../shared/searchState.ts'
import { todayInBerlin } from '../../shared/useToday.ts'
import { StepDialog } from '../../step/StepDialog.tsx'
import { useReason } from '../../step/useReason.ts'
import { type StepBody, useStep } from '../../step/useStep.ts'
import { Button, Link, LinkButton } from '../../ui/buttons.tsx'
import { Alert, Badge, showQuery } from '../../ui/feedback.tsx'
import { Card, PageHeader, Stack, Text, Facts } from '../../ui/layout.tsx'
import { toastSuccess } from '../../ui/toast.tsx'
import { useRegelSentence } from '../components/regelSentence.ts'
import { SerienFormular } from '../components/SerienFormular.tsx'
import { type SerienValues, contentFrom, valuesOf } from '../components/serienValues.ts'
import { Termine } from '../components/Termine.tsx'
import { serieQuery, useSerieLive, endSerie, reload, changeSerie } from '../serie.queries.ts'
import { useSerieTexts } from '../serie.texts.ts'

const params = z.object({ serieId: z.uuid() })
/** `umfang` opens the change, `ende` the question for the last day. */
const search = z.object({
  umfang: z.enum(umfaenge).nullable().default(null),
  ab: z.string().refine(isIsoDate).nullable().default(null),
  ende: z.string().refine(isIsoDate).nullable().default(null),
})

/** From its first day on means all of it. */
const whatOf = ({ gueltigVon }: SerienAnswer, { umfang, ab }: { umfang: Umfang; ab: string | null }) =>
  ab !== null && ab <= gueltigVon ? ({ umfang: 'ALLE', ab: null } as const) : { umfang, ab }

export function SeriePage() {
  const t = useSerieTexts()
  const { serieId } = usePathParams(params)
  const [{ umfang, ab, ende }] = useSearchState(search)
  const { data: serie, state } = showQuery(useQuery(serieQuery(serieId)), { rows: 4, height: 120 })
  useSerieLive()
  const zurueck = <Link to={serienPath}>{t('alle')}</Link>
  if (serie === undefined) {
    return (
      <>
        <PageHeader title={t('eine')} above={zurueck} />
        {state}
      </>
    )
  }
  if (umfang !== null && serie.aendern === true) {
    return (
      <>
        <PageHeader title={t('aendern.titel')} above={<Link to={seriePath(serieId)}>{t('eine')}</Link>} />
        <ChangeForm key={serieId} serie={serie} was={whatOf(serie, { umfang, ab })} />
      </>
    )
  }
  return <Blatt key={serieId} serie={serie} ende={ende} />
}

function Blatt({ serie, ende }: { serie: SerienAnswer; ende: string | null }) {
  const t = useSerieTexts()
  const b = useBegriffeTexts()
  const seite = usePage()
  const reason = useReason()
  const { id, typ, klient, aendern, beendet, termine } = serie
  const may = aendern === true
  const [beenden, setBeenden] = useState(may && ende !== null)
  return (
    <>
      <PageHeader
        title={t('titel', { typ: b(`typ.${typ}`) })}
        above={<Link to={serienPath}>{t('alle')}</Link>}
        subtitle={
          <>
            {klient === null && t('liste.unbekannt')}
            {klient !== null &&
              (seite === 'PFLEGE' ? <Link to={klientPath(klient.id)}>{klientName(klient)}</Link> : klientName(klient))}{' '}
            {beendet && <Badge>{t('beendet')}</Badge>}
          </>
        }
        actions={
          may && (
            <>
              <Button look="secondary" onClick={() => setBeenden(true)}>
                {t('beenden.knopf')}
              </Button>
              <LinkButton to={seriePath(id, { umfang: 'ALLE' })}>{t('aendern.knopf')}</LinkButton>
            </>
          )
        }
      />
      <Stack gap="lg" maw={880}>
        {!may && !beendet && <Alert tone="info">{t('aendern.gesperrt', { grund: reason(aendern) })}</Alert>}
        <SerienCard serie={serie} />
        {!beendet && (
          <Card title={t('karte.termine')}>
            <Termine termine={termine} />
          </Card>
        )}
      </Stack>
      {beenden && <BeendenDialog serie={serie} letzterTag={ende === null ? null : plusDays(ende, -1)} onClose={() => setBeenden(false)} />}
    </>
  )
}

const stepOf = (serie: SerienAnswer) => ({
  record: serie,
  queryKey: serieQuery(serie.id).queryKey,
  answer: serienAnswer,
  reload,
})

interface BeendenDialogProps {
  serie: SerienAnswer
  /** Null: today. */
  letzterTag: string | null
  onClose: () => void
}

function BeendenDialog({ serie, letzterTag, onClose }: BeendenDialogProps) {
  const t = useSerieTexts()
  const form = useStep({
    ...stepOf(serie),
    schema: serieContract.end.body,
    values: { letzterTag: letzterTag ?? todayInBerlin() },
    toBody: (values): StepBody<typeof serieContract.end.body> => values,
    send: (body, idempotencyKey) => endSerie(serie.id, body, idempotencyKey),
    onDone: () => {
      toastSuccess(t('beenden.getan'))
      onClose()
    },
  })
  return (
    <StepDialog
      title={t('beenden.titel')}
      submit={t('beenden.knopf')}
      danger
      form={form}
      onClose={onClose}
      about={<Text>{t('beenden.text')}</Text>}
    >
      <DateField {...form.field('letzterTag')} label={t('feld.letzterTag')} required />
    </StepDialog>
  )
}

function ChangeForm({ serie, was }: { serie: SerienAnswer; was: Pick<SerienValues, 'umfang' | 'ab'> }) {
  const t = useSerieTexts()
  const goTo = useGoTo()
  const form = useStep({
    ...stepOf(serie),
    schema: serieContract.change.body,
    values: valuesOf(serie, was),
    toBody: (values): StepBody<typeof serieContract.change.body> => ({
      ...contentFrom(values),
      umfang: values.umfang,
      ab: values.umfang === 'ALLE' ? null : values.ab,
    }),
    send: (body, idempotencyKey) => changeSerie(serie.id, body, idempotencyKey),
    onDone: ({ id }) => {
      toastSuccess(t('aendern.getan'))
      goTo(seriePath(id), { replace: true })
    },
  })
  const { umfang } = form.form.values
  return (
    <SerienFormular formular={form} serieId={serie.id} typen={[serie.typ]} senden={t('aendern.speichern')} zurueck={seriePath(serie.id)}>
      <Card title={t('aendern.umfang')} gap="md">
        <RadioField {...form.field('umfang')} label={t('aendern.umfang')} choices={choicesOf(umfaenge, (value) => t(`aendern.${value}`))} />
        {umfang === 'AB_HIER' && <DateField {...form.field('ab')} label={t('feld.ab')} required />}
      </Card>
    </SerienFormular>
  )
}

function SerienCard({ serie }: { serie: SerienAnswer }) {
  const t = useSerieTexts()
  const h = useHausbesuchTexts()
  const b = useBegriffeTexts()
  const a = useAbschnitteTexts()
  const satz = useRegelSentence()
  const { gueltigVon, gueltigBis, personen, fahrzeug, feiertagsregel, bundesland, anlass, anlassCode, leistungen } = serie
  const { vorgaengerId, nachfolgerId } = serie
  const to = gueltigBis === null ? t('ende.OHNE') : formatDate(gueltigBis)
  return (
    <Card title={t('karte.stand')} gap="md">
      <Text size="lg" fw={600}>
        {satz(serie)}
      </Text>
      <Facts
        facts={[
          { label: t('feld.personen'), value: personen.length === 0 ? h('liste.niemand') : personen.map(({ name }) => name).join(', ') },
          { label: t('feld.gueltig'), value: `${formatDate(gueltigVon)} – ${to}` },
          { label: t('feld.feiertagsregel'), value: `${t(`feiertagsregel.${feiertagsregel}`)} (${a(`wert.${bundesland}`)})` },
          { label: t('feld.anlass'), value: [b(`anlassCode.${anlassCode}`), anlass].filter((word) => word !== null).join(': ') },
          ...(fahrzeug === null ? [] : [{ label: t('feld.fahrzeug'), value: fahrzeug }]),
          ...(leistungen.length === 0
            ? []
            : [{ label: t('feld.leistungen'), value: leistungen.map(({ bezeichnung }) => bezeichnung).join(', ') }]),
        ]}
      />
      {vorgaengerId !== null && <Link to={seriePath(vorgaengerId)}>{t('vorgaenger')}</Link>}
      {nachfolgerId !== null && <Link to={seriePath(nachfolgerId)}>{t('nachfolger')}</Link>}
    </Card>
  )
}
