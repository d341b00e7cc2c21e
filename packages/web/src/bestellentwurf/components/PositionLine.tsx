import { gruende } from '@dreiklang/domain/bestellung/bestellung'
import { IconAlertTriangle, IconChevronRight, IconTrash } from '@tabler/icons-react'
import { memo, useId } from 'react'
import { useBesuchTexts } from '../../bestellung/besuch/besuch.texts.ts'
import { useBegriffeTexts } from '../../bestellung/bestellung.texts.ts'
import { useNeuTexts, useWahlTexts } from '../../bestellung/onDemand.texts.ts'
import { useDosierung } from '../../bestellung/components/dosierung.ts'
import { useMenge } from '../../bestellung/components/menge.ts'
import { choicesOf, SelectField } from '../../form/choiceFields.tsx'
import { NumberField } from '../../form/NumberField.tsx'
import { formatDate } from '../../shared/format.ts'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { bezeichnungOf, dosierungAbbild } from './entwurfAbbild.ts'
import type { PositionValues } from './formValues.ts'
import { isAskedInLine, needsRest } from './lineFields.ts'
import { positionFields, type PositionFields } from './positionFields.ts'
import { PositionForm, type PositionFormProps } from './PositionForm.tsx'
import { PositionSigns, type PositionSignsProps } from './PositionSigns.tsx'
import classes from './PositionLine.module.css'

export interface PositionLineProps
  extends Pick<PositionFormProps, 'dispatch' | 'mitRezept' | 'mitPlan' | 'doppelt'>, Pick<PositionSignsProps, 'allergien' | 'plan'> {
  position: PositionValues
  nr: number
  fehler: Readonly<Record<string, string>>
  /** How many of its fields still ask something. */
  missing: number
  open: boolean
  onOpen: (key: string) => void
  onClose: (key: string) => void
  onRemove: (key: string) => void
  /** Enter where the rest was counted: on to the next one. */
  onCounted: (key: string) => void
}

const lineId = (key: string): string => `zeile-${key}`

/** Memoised, because a page may hold twenty items and only one is being typed in. */
export const PositionLine = memo(function PositionLine(props: PositionLineProps) {
  const { position, nr, fehler, open, doppelt, missing, allergien, plan, dispatch, onOpen, onClose, onRemove, onCounted } = props
  const t = useNeuTexts()
  const nameId = useId()
  const partId = useId()
  const { schluessel } = position
  const fields = positionFields({ position, fehler, dispatch })
  const close = () => {
    onClose(schluessel)
    document.getElementById(lineId(schluessel))?.focus()
  }
  return (
    <li>
      <section aria-labelledby={nameId} className={classes.line} data-open={open || undefined}>
        <div className={classes.head}>
          <h3 className={classes.title}>
            <button
              type="button"
              id={lineId(schluessel)}
              className={classes.name}
              aria-expanded={open}
              aria-controls={open ? partId : undefined}
              onClick={() => (open ? onClose : onOpen)(schluessel)}
            >
              <IconChevronRight size={16} aria-hidden className={classes.chevron} />
              <span id={nameId}>
                <span className="unseen">{t('position.titel', { nr })}: </span>
                <Name position={position} />
              </span>
            </button>
            {!open && <Said position={position} missing={missing} />}
          </h3>
          {!open && isAskedInLine(position) && <Asked {...fields} onCounted={() => onCounted(schluessel)} />}
          <IconButton
            label={t('position.entfernen', { nr })}
            icon={<IconTrash size={20} aria-hidden />}
            onClick={() => onRemove(schluessel)}
          />
        </div>
        <PositionSigns position={position} open={open} doppelt={doppelt} allergien={allergien} plan={plan} />
        {open && (
          <div id={partId} className={classes.part}>
            <PositionForm {...props} {...fields} />
            <div className={classes.done}>
              <Button look="secondary" size="sm" onClick={close}>
                {t('position.fertig')}
              </Button>
            </div>
          </div>
        )}
      </section>
    </li>
  )
})

function Name({ position }: { position: PositionValues }) {
  const tWahl = useWahlTexts()
  const name = bezeichnungOf(position).trim()
  return name === '' ? tWahl(`produktart.${position.produktart}`) : name
}

/** What was entered, in one line. */
function Said({ position, missing }: Pick<PositionLineProps, 'position' | 'missing'>) {
  const t = useNeuTexts()
  const tWahl = useWahlTexts()
  const tBegriff = useBegriffeTexts()
  const amountOf = useMenge()
  const dosierung = useDosierung()
  const { menge, mengeneinheit, rezeptart, rezeptVorlage, grund, reichweiteBis } = position
  const electronic = rezeptart === 'EREZEPT_GKV' || rezeptart === 'EREZEPT_PRIVAT' || rezeptart === 'OHNE'
  const said = [
    menge === null ? null : amountOf({ menge, mengeneinheit, rezeptart }),
    dosierung(dosierungAbbild(position)),
    tWahl(`vorlage.${rezeptVorlage}`),
    electronic ? null : tBegriff(`rezeptart.${rezeptart}`),
    isAskedInLine(position) || grund === null ? null : tBegriff(`grund.${grund}`),
    reichweiteBis === null ? null : t('ansicht.reichtBis', { datum: formatDate(reichweiteBis) }),
  ]
  return (
    <span className={classes.second}>
      {missing > 0 && (
        <span className={classes.missing}>
          <IconAlertTriangle size={14} aria-hidden />
          {t('position.fehlt', { count: missing })}
        </span>
      )}
      {said
        .filter((part) => part !== null)
        .map((part, i) => (
          <span key={part}>
            {i > 0 && ' · '}
            <span className={classes.whole}>{part}</span>
          </span>
        ))}
    </span>
  )
}

/** What every request has to say anew, without opening it: why, and how much is left. Counting says why by itself. */
function Asked({ position, change, choice, feld, onCounted }: PositionFields & { onCounted: () => void }) {
  const t = useNeuTexts()
  const tBesuch = useBesuchTexts()
  const tBegriff = useBegriffeTexts()
  const { restEinheit } = position
  const stueck = tBesuch('bekannt.stueck')
  const unit = restEinheit.trim() === '' ? stueck : restEinheit
  return (
    <div className={classes.asked}>
      <div className={classes.why}>
        <SelectField
          {...choice('grund')}
          label={t('position.grund')}
          placeholder={t('position.grundWaehlen')}
          choices={choicesOf(gruende, (value) => tBegriff(`grund.${value}`))}
          searchable={false}
          required
        />
      </div>
      {needsRest(position) && (
        <div className={classes.rest}>
          <NumberField
            {...feld('restbestand')}
            label={t('position.restbestand')}
            value={position.restbestand}
            min={0}
            max={9999}
            rightSection={<span className={classes.unit}>{unit}</span>}
            rightSectionWidth="3.25rem"
            rightSectionPointerEvents="none"
            enterKeyHint="next"
            onChange={(restbestand) =>
              change(restbestand === null ? { restbestand } : { restbestand, restEinheit: unit, grund: 'REICHWEITE_ERSCHOEPFT' })
            }
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) onCounted()
            }}
          />
        </div>
      )}
    </div>
  )
}
