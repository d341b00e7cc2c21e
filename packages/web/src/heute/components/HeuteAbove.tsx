import { seiteOf } from '@dreiklang/domain/shared/akteur'
import { useMediaQuery } from '@mantine/hooks'
import { IconChevronDown, IconChevronRight, IconChevronUp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { formatNumber } from '../../shared/format.ts'
import { setPreferences, usePreferences } from '../../shared/preferences.ts'
import { useUser } from '../../shared/session.ts'
import { Button, IconButton, PlainLink } from '../../ui/buttons.tsx'
import { ListSkeleton } from '../../ui/feedback.tsx'
import { heuteQuery, useHeuteLive } from '../heute.queries.ts'
import { useHeuteTexts } from '../heute.texts.ts'
import { type Part, useParts } from './useParts.ts'
import classes from './Heute.module.css'

/** What a nurse has to do, above a list; `children` take its room when it is folded away. Other sides land elsewhere and have none. */
export function HeuteAbove({ children }: { children: ReactNode }) {
  const [rolle] = useUser().roles
  const { heute } = usePreferences()
  if (rolle === undefined || seiteOf(rolle) !== 'PFLEGE') return children
  return heute ? <Open /> : <Folded>{children}</Folded>
}

function Folded({ children }: { children: ReactNode }) {
  const t = useHeuteTexts()
  return (
    <>
      <div className={classes.folded} data-no-print>
        <button type="button" className={classes.unfold} aria-expanded={false} onClick={() => setPreferences({ heute: true })}>
          <span aria-hidden>{t('titel')}</span>
          <span className={classes.onlyHeard}>{t('entfalten')}</span>
          <IconChevronDown size={18} aria-hidden />
        </button>
      </div>
      {children}
    </>
  )
}

function Open() {
  const t = useHeuteTexts()
  const wide = useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false })
  const { data, isError, refetch } = useQuery(heuteQuery)
  const parts = useParts()
  useHeuteLive()
  return (
    <section className={classes.heute} aria-label={t('titel')} data-no-print>
      {data === undefined && !isError && (
        <div className={classes.loading}>
          <ListSkeleton rows={3} height={36} />
        </div>
      )}
      {data === undefined && isError && (
        <p className={classes.failed}>
          {t('nichtDa')}{' '}
          <Button look="secondary" size="sm" onClick={() => void refetch()}>
            {t('nochmal')}
          </Button>
        </p>
      )}
      {data !== undefined && (wide ? <Columns parts={parts(data)} /> : <Lines parts={parts(data)} />)}
      <span className={classes.fold}>
        <IconButton
          label={t('falten')}
          icon={<IconChevronUp size={18} aria-hidden />}
          aria-expanded
          onClick={() => setPreferences({ heute: false })}
        />
      </span>
    </section>
  )
}

const Columns = ({ parts }: { parts: readonly Part[] }) => (
  <div className={classes.columns}>
    {parts.map((part) => (
      <Column key={part.id} part={part} />
    ))}
  </div>
)

function Column({ part: { titel, anzahl, lines, leer, foot } }: { part: Part }) {
  const t = useHeuteTexts()
  const heading = useId()
  return (
    <div role="group" aria-labelledby={heading} className={classes.column}>
      <h2 id={heading} className={classes.head}>
        {titel} {anzahl !== null && <span className={classes.count}>{formatNumber(anzahl)}</span>}
      </h2>
      {lines.length === 0 && <p className={classes.empty}>{leer}</p>}
      {lines.length > 0 && (
        <ul className={classes.list}>
          {lines.map(({ id, to, name, was, urgent }) => (
            <li key={id}>
              <PlainLink to={to} className={classes.line} title={was === '' ? name : `${name} · ${was}`}>
                <span className={classes.name}>{name}</span>
                {was !== '' && (
                  <span className={classes.was} data-urgent={urgent || undefined}>
                    {was}
                  </span>
                )}
              </PlainLink>
            </li>
          ))}
        </ul>
      )}
      <PlainLink to={foot.to} className={classes.foot} aria-label={t('mitTitel', { titel, was: foot.words })}>
        {foot.words}
      </PlainLink>
    </div>
  )
}

/** Where four columns have no room: a line for each, as high as a thumb. */
const Lines = ({ parts }: { parts: readonly Part[] }) => (
  <ul className={classes.lines}>
    {parts.map(({ id, titel, short }) => (
      <li key={id}>
        <PlainLink to={short.to} className={classes.short}>
          <span>{titel}</span>
          <span className={classes.shortWords}>{short.words}</span>
          <IconChevronRight size={18} aria-hidden />
        </PlainLink>
      </li>
    ))}
  </ul>
)
