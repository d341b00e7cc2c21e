import { isEnd } from '@dreiklang/domain/bestellung/bestellung'
import type { PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { useBegriffeTexts, useBlattTexts } from '../../bestellung/bestellung.texts.ts'
import { useHkpLine } from '../../bestellung/components/menge.ts'
import { formatDate } from '../../shared/format.ts'
import { VisuallyHidden } from '../../ui/layout.tsx'
import { type DreiwegRow, listChanges } from './Dreiweg.tsx'
import rowClasses from './PositionTable.module.css'
import classes from './StageCells.module.css'

interface StageProps {
  position: PositionAnswer
  rows: readonly DreiwegRow[]
}

/** What was prescribed beside what was asked for: the same, or what is different and why. */
export function Prescribed({ position, rows, placed }: StageProps & { placed: boolean }) {
  const t = useBlattTexts()
  const b = useBegriffeTexts()
  const hkpLine = useHkpLine()
  const { rezept, rezeptart, status, hkpWeg, vorschau } = position
  if (rezept === null) {
    if (rezeptart === 'OHNE')
      return (
        <span className={classes.nothing} data-nothing>
          {t('position.ohneRezept')}
        </span>
      )
    return <Nothing words={status === 'ENTWURF' || vorschau || isEnd(status) ? null : t('dreiweg.nochNicht')} />
  }
  const changes = listChanges(rows, 'verordnet')
  const papier = hkpLine(hkpWeg?.papier)
  return (
    <>
      {changes.length === 0 ? (
        <span className={classes.same}>
          <span aria-hidden>=</span> {t('dreiweg.wie')}
        </span>
      ) : (
        <Changes changes={changes} />
      )}
      {rezept.geaendert && rezept.aenderungGrund !== null && (
        <span className={classes.reason}>{t('dreiweg.grund', { grund: rezept.aenderungGrund })}</span>
      )}
      {papier !== null && <span className={rowClasses.second}>{papier}</span>}
      {placed && (
        <span className={rowClasses.second}>
          <span>{b(`rezeptOrt.${rezept.ort}`)}</span>
          {rezept.vorgelegtAm === null &&
            rezept.gueltigBis !== null &&
            ` · ${t('rezept.gueltigBis', { tag: formatDate(rezept.gueltigBis) })}`}
        </span>
      )}
    </>
  )
}

/** How much of it has arrived and what of it is on its way; another product than the prescribed one by its name. */
export function Delivered({ position, rows, parts }: StageProps & { parts: readonly string[] }) {
  const t = useBlattTexts()
  const changes = listChanges(rows, 'geliefert').filter(({ merkmal }) => merkmal !== 'menge')
  if (parts.length === 0 && changes.length === 0) {
    const waits = !isEnd(position.status) && position.status !== 'ENTWURF' && !position.vorschau
    return <Nothing words={waits ? t('dreiweg.nochNicht') : null} />
  }
  return (
    <>
      {parts.map((part) => (
        <span key={part} className={classes.part}>
          {part}
        </span>
      ))}
      {changes.length > 0 && <Changes changes={changes} />}
    </>
  )
}

function Changes({ changes }: { changes: ReturnType<typeof listChanges> }) {
  const t = useBlattTexts()
  return (
    <span className={classes.changes}>
      <span aria-hidden>≠</span> <VisuallyHidden>{t('dreiweg.geaendert')}: </VisuallyHidden>
      {changes.map(({ merkmal, now, before }) => (
        <span key={merkmal} className={classes.change}>
          <strong>{now}</strong> <VisuallyHidden>{t('dreiweg.statt')} </VisuallyHidden>
          <s>{before}</s>
        </span>
      ))}
    </span>
  )
}

function Nothing({ words }: { words: string | null }) {
  return (
    <span className={classes.nothing} data-nothing>
      <span aria-hidden>–</span> {words !== null && <VisuallyHidden>{words}</VisuallyHidden>}
    </span>
  )
}
