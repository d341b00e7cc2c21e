import { boardTargets, stepsBetween } from '@dreiklang/domain/bestellung/boardMoves'
import { IconDots, IconExternalLink, IconGripVertical } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { bestellungPath } from '../../bestellung/bestellung.paths.ts'
import { useBegriffeTexts, useListTexts, useStepsTexts } from '../../bestellung/bestellung.texts.ts'
import { statusLooks, useMarks } from '../../bestellung/components/Badges.tsx'
import { tageText } from '../../bestellung/components/Bedarf.tsx'
import { useToday } from '../../shared/useToday.ts'
import { IconButton, PlainLink, UnstyledButton } from '../../ui/buttons.tsx'
import sheet from '../../ui/CardBoard.module.css'
import { Menu } from '../../ui/Menu.tsx'
import { StateChip, StatePlate } from '../../ui/StateChip.tsx'
import { useBestelltafelTexts } from '../bestelltafel.texts.ts'
import type { Card } from './cards.ts'
import { useMoves } from './useMoves.ts'
import classes from './PositionCard.module.css'

interface PositionCardProps {
  card: Card
  name: string
  lifted: boolean
  onGripKey: (card: Card, event: KeyboardEvent) => void
}

export function PositionCard({ card, name, lifted, onGripKey }: PositionCardProps) {
  const t = useBestelltafelTexts()
  const b = useBegriffeTexts()
  const l = useListTexts()
  const today = useToday()
  const { row, position } = card
  // The state is told by the column; the marks of the order's row hold for all of its positions.
  const [first, ...others] = useMarks({ ...row, status: position.status })
  const late = row.ueberlagerungen.includes('UEBERFAELLIG')
  return (
    <li className={`${sheet.card} ${classes.card}`} data-card={card.id} data-lifted={lifted || undefined}>
      <PlainLink to={bestellungPath(row.id)} className={`${sheet.open} ${classes.name}`} draggable={false}>
        {row.klient?.name ?? t('card.forHouse')}
      </PlainLink>
      <span className={classes.ware}>{name}</span>
      {first !== undefined && (
        <span className={classes.marks}>
          <StateChip look={first.look}>{first.word}</StateChip>
          {others.map(({ look, word }) => (
            <span key={word} title={word} className={classes.mark}>
              <StatePlate look={look} />
              <span className="unseen">{word}</span>
            </span>
          ))}
        </span>
      )}
      <div className={classes.foot}>
        <span className={classes.facts}>
          <span data-late={late || undefined}>{tageText(l, { heute: today, tag: row.bedarfBis, ueberfaellig: late })}</span>
          <span>{row.nummer}</span>
        </span>
        <span className={`${sheet.tools} ${classes.tools}`}>
          <UnstyledButton
            className={sheet.grip ?? ''}
            data-grip
            aria-label={t('card.grip', { name, status: b(`status.${position.status}`) })}
            aria-pressed={lifted}
            onKeyDown={(event) => onGripKey(card, event)}
          >
            <IconGripVertical size={16} aria-hidden />
          </UnstyledButton>
          <StepMenu card={card} name={name} />
        </span>
      </div>
    </li>
  )
}

/** The same without dragging: what the reader may do, by what it is called. */
function StepMenu({ card, name }: { card: Card; name: string }) {
  const t = useBestelltafelTexts()
  const s = useStepsTexts()
  const move = useMoves()
  const { row, position } = card
  const steps = () =>
    boardTargets.flatMap((target) => {
      const handlung = stepsBetween(position.status, target).find((one) => row.moeglich.includes(one))
      if (handlung === undefined) return []
      const label = s(`name.${handlung}`)
      return [{ id: target, label, icon: <StatePlate look={statusLooks[target]} />, onSelect: () => move(card, target) }]
    })
  return (
    <Menu
      trigger={<IconButton size="sm" label={t('card.menu', { name })} icon={<IconDots size={18} aria-hidden />} />}
      groups={() => [
        { entries: steps() },
        {
          entries: [{ id: 'open', label: t('card.open'), icon: <IconExternalLink size={18} aria-hidden />, to: bestellungPath(row.id) }],
        },
      ]}
    />
  )
}
