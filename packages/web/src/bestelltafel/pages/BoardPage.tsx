import { seiteOf } from '@dreiklang/domain/shared/akteur'
import { IconArrowLeft, IconLayoutKanban } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { listPath } from '../../bestellung/bestellung.paths.ts'
import { boardQuery } from '../../bestellung/bestellung.queries.ts'
import { useStepsTexts } from '../../bestellung/bestellung.texts.ts'
import { useLive } from '../../bestellung/components/live.ts'
import { BestellungSteps } from '../../bestellung/components/schritte/BestellungSteps.tsx'
import { SearchBox } from '../../form/SearchBox.tsx'
import { useGoTo, useSearchState } from '../../shared/searchState.ts'
import { useUser } from '../../shared/session.ts'
import { IconButton } from '../../ui/buttons.tsx'
import sheet from '../../ui/CardBoard.module.css'
import chip from '../../ui/Chip.module.css'
import { Alert, EmptyState, NotYours, showQuery } from '../../ui/feedback.tsx'
import { Title, usePageTitle } from '../../ui/layout.tsx'
import { toastSuccess } from '../../ui/toast.tsx'
import { useBestelltafelTexts } from '../bestelltafel.texts.ts'
import { columnsOf } from '../components/cards.ts'
import { BestellungBoard } from '../components/BestellungBoard.tsx'
import classes from '../components/Board.module.css'

const address = z.object({ suche: z.string().max(80).default(''), dran: z.stringbool().default(false) })

const listOf = { PFLEGE: 'pflege', ARZT: 'arzt', APOTHEKE: 'apotheke' } as const

export function BoardPage() {
  const t = useBestelltafelTexts()
  const [rolle] = useUser().roles
  const seite = rolle === undefined ? null : seiteOf(rolle)
  return seite === null ? <NotYours title={t('title')}>{t('notYours')}</NotYours> : <OwnBoard seite={seite} />
}

function OwnBoard({ seite }: { seite: keyof typeof listOf }) {
  const t = useBestelltafelTexts()
  const s = useStepsTexts()
  const goTo = useGoTo()
  const [{ suche, dran }, setAddress] = useSearchState(address)
  const heading = usePageTitle(t('title'))
  const query = useQuery(boardQuery(suche))
  useLive(null)
  const { data, state } = showQuery(query, { rows: 4, height: 120 })
  const rows = data?.rows.filter(({ wartetAuf }) => !dran || wartetAuf === seite) ?? []
  const numberOf = (id: string) => data?.rows.find((row) => row.id === id)?.nummer
  return (
    <BestellungSteps onDone={({ bestellungId, handlung }) => toastSuccess(s(`getan.${handlung}`), numberOf(bestellungId))}>
      <div className={sheet.page}>
        <div className={sheet.header} data-no-print>
          <IconButton label={t('toList')} icon={<IconArrowLeft size={22} aria-hidden />} onClick={() => goTo(listPath(listOf[seite]))} />
          <Title order={1} size="h3" ref={heading} tabIndex={-1} className={classes.title ?? ''}>
            {t('title')}
          </Title>
          <button type="button" className={chip['chip']} aria-pressed={dran} onClick={() => setAddress({ dran: !dran })}>
            {t('mine')}
          </button>
          <SearchBox
            label={t('search')}
            maxLength={80}
            value={suche}
            onSearch={(words) => setAddress({ suche: words })}
            className={`${sheet.search} ${classes.search}`}
          />
        </div>
        {state}
        {data?.more === true && (
          <div className={sheet.notice}>
            <Alert tone="info">{t('more', { count: data.rows.length })}</Alert>
          </div>
        )}
        {data !== undefined && rows.length === 0 && (
          <EmptyState icon={<IconLayoutKanban size={32} aria-hidden />} title={t('empty')}>
            {t('emptyText')}
          </EmptyState>
        )}
        {data !== undefined && rows.length > 0 && <BestellungBoard columns={columnsOf(rows)} />}
      </div>
    </BestellungSteps>
  )
}
