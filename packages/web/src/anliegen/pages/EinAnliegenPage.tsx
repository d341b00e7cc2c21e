import type { AnliegenAkte } from '@dreiklang/domain/anliegen/anliegen.contract'
import { IconCircleDot, IconInbox } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { lastList } from '../../liste/components/rueckkehr.ts'
import { formatDate, formatDateTime } from '../../shared/format.ts'
import { useObjectUrl } from '../../shared/objectUrl.ts'
import { usePathParams } from '../../shared/searchState.ts'
import { Link } from '../../ui/buttons.tsx'
import { Card, Facts, Group, PageHeader, Stack, Text } from '../../ui/layout.tsx'
import { Timeline } from '../../ui/Timeline.tsx'
import { anliegenPath } from '../anliegen.paths.ts'
import { einAnliegenQuery, fotoQuery, useAnliegenLive } from '../anliegen.queries.ts'
import { useAnliegenTexts } from '../anliegen.texts.ts'
import { AnrufButton } from '../components/AnrufButton.tsx'
import { BestellungCard, BesuchCard } from '../components/FolgeCards.tsx'
import { KlientCard } from '../components/KlientCard.tsx'
import { StatusPlakette } from '../components/StatusPlakette.tsx'
import { StepButtons } from '../components/StepButtons.tsx'
import fotosClasses from '../components/Fotos.module.css'
import classes from '../components/Liste.module.css'
import { showQuery } from '../../ui/feedback.tsx'

const params = z.object({ anliegenId: z.uuid() })

export function EinAnliegenPage() {
  const t = useAnliegenTexts()
  const { anliegenId } = usePathParams(params)
  const { data: anliegen, state } = showQuery(useQuery(einAnliegenQuery(anliegenId)), { rows: 4, height: 120 })
  useAnliegenLive()
  const list = lastList()
  const zurueck = <Link to={list?.startsWith(anliegenPath) === true ? list : anliegenPath}>{t('eines.alle')}</Link>
  if (anliegen === undefined) {
    return (
      <>
        <PageHeader title={t('liste.titel')} above={zurueck} />
        {state}
      </>
    )
  }
  const { nummer, status, art, zustaendig } = anliegen
  return (
    <>
      <PageHeader
        title={t('eines.titel', { nummer })}
        above={zurueck}
        subtitle={
          <Group gap="sm">
            {t(`art.${art}`)}
            <StatusPlakette status={status} />
            {status === 'IN_ARBEIT' && zustaendig !== null && t('eines.bearbeitet', { name: zustaendig.name })}
          </Group>
        }
        actions={<StepButtons anliegen={anliegen} />}
      />
      <Stack gap="md">
        <KontaktCard anliegen={anliegen} />
        <WunschCard anliegen={anliegen} />
        <KlientCard anliegen={anliegen} />
        <BestellungCard anliegen={anliegen} />
        <BesuchCard anliegen={anliegen} />
        <VerlaufCard anliegen={anliegen} />
      </Stack>
    </>
  )
}

function KontaktCard({ anliegen: { inhalt, wer, eingegangenAm, mal } }: { anliegen: AnliegenAkte }) {
  const t = useAnliegenTexts()
  const oft = mal > 1 ? `, ${t('liste.mal', { count: mal })}` : ''
  return (
    <Card title={t('eines.kontakt')} actions={<AnrufButton telefon={inhalt.telefon} />}>
      <Facts
        facts={[
          { label: t('liste.name'), value: `${inhalt.name} (${t(`wer.${wer}`)})` },
          ...(inhalt.email === null ? [] : [{ label: t('eines.email'), value: <a href={`mailto:${inhalt.email}`}>{inhalt.email}</a> }]),
          { label: t('eines.eingang'), value: `${formatDateTime(eingegangenAm)}${oft}` },
        ]}
      />
    </Card>
  )
}

function WunschCard({ anliegen }: { anliegen: AnliegenAkte }) {
  const t = useAnliegenTexts()
  const { produkte, text, wunschtag, apotheke } = anliegen.inhalt
  const facts = [
    ...(wunschtag === null ? [] : [{ label: t('liste.wunschtag'), value: formatDate(wunschtag) }]),
    ...(apotheke === null ? [] : [{ label: t('eines.apotheke'), value: apotheke }]),
  ]
  const wordsOf = ({ bezeichnung, pzn, produktart, menge }: AnliegenAkte['inhalt']['produkte'][number]) =>
    [
      menge === null ? bezeichnung : t('eines.menge', { count: menge, name: bezeichnung }),
      produktart === null ? null : t(`produktart.${produktart}`),
      pzn === null ? null : t('eines.pzn', { pzn }),
    ]
      .filter((word) => word !== null)
      .join(', ')
  return (
    <Card title={t('eines.was')}>
      <Stack gap="sm">
        {produkte.length > 0 && (
          <ul className={classes.liste}>
            {produkte.map((produkt, i) => (
              <li key={i}>{wordsOf(produkt)}</li>
            ))}
          </ul>
        )}
        <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text ?? t('eines.ohneText')}</Text>
        <Fotos anliegen={anliegen} />
        {facts.length > 0 && <Facts facts={facts} />}
      </Stack>
    </Card>
  )
}

function VerlaufCard({ anliegen: { verlauf, eingegangenAm } }: { anliegen: AnliegenAkte }) {
  const t = useAnliegenTexts()
  return (
    <Card title={t('eines.verlauf')}>
      <Timeline
        label={t('eines.verlauf')}
        entries={[
          { id: 'eingang', title: t('eines.gekommen'), icon: <IconInbox size={18} />, meta: formatDateTime(eingegangenAm) },
          ...verlauf.map(({ schritt, name, am, grund }, i) => ({
            id: `${i}`,
            title: t(`getan.${schritt}`),
            icon: <IconCircleDot size={18} />,
            meta: t('eines.wer', { name, zeit: formatDateTime(am) }),
            content: grund !== null && <Text size="sm">{t(`grund.${grund}`)}</Text>,
          })),
        ]}
      />
    </Card>
  )
}

function Fotos({ anliegen: { id, fotos } }: { anliegen: AnliegenAkte }) {
  if (fotos.length === 0) return null
  return (
    <ul className={fotosClasses.fotos}>
      {fotos.map((fotoId, i) => (
        <li key={fotoId}>
          <Foto anliegenId={id} fotoId={fotoId} nr={i + 1} />
        </li>
      ))}
    </ul>
  )
}

function Foto({ anliegenId, fotoId, nr }: { anliegenId: string; fotoId: string; nr: number }) {
  const t = useAnliegenTexts()
  const { data, error } = useQuery(fotoQuery({ anliegenId, fotoId }))
  const url = useObjectUrl(data)
  if (error !== null) return <p>{t('eines.fotoFehlt', { nr })}</p>
  return url === null ? (
    <div className={fotosClasses.platz} />
  ) : (
    <img src={url} alt={t('eines.foto', { nr })} className={fotosClasses.foto} />
  )
}
