import { mengeneinheiten } from '@dreiklang/domain/bestellung/bestellung'
import { addTax, fromCents, toCents } from '@dreiklang/domain/inventory/inventory'
import { product as productShape } from '@dreiklang/domain/inventory/product.contract'
import { keeping, type Stocked } from '@dreiklang/domain/inventory/stock.contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { SelectField, Switch, choicesOf, namedChoices } from '../../form/choiceFields.tsx'
import { FormDialog } from '../../form/Form.tsx'
import { NumberField } from '../../form/NumberField.tsx'
import { TextArea, TextField } from '../../form/TextField.tsx'
import { useDeedForm } from '../../form/useDeedForm.ts'
import { formatEuro } from '../../shared/format.ts'
import { newIdempotencyKey } from '../../shared/idempotencyKey.ts'
import chip from '../../ui/Chip.module.css'
import { Group, Note, SimpleGrid } from '../../ui/layout.tsx'
import { brandsQuery, categoriesQuery, tagsQuery, useSaveProduct, vendorsQuery } from '../inventory.queries.ts'
import { useInventoryTexts } from '../inventory.texts.ts'

const schema = productShape
  .pick({
    name: true,
    description: true,
    sku: true,
    barcode: true,
    category: true,
    brand: true,
    vendor: true,
    tags: true,
    cost: true,
    basePrice: true,
    taxPercent: true,
    weight: true,
    active: true,
  })
  .extend(keeping.shape)
type Values = z.input<typeof schema>

const emptyValues: Values = {
  name: '',
  description: '',
  sku: '',
  barcode: '',
  category: '',
  brand: '',
  vendor: '',
  tags: [],
  cost: null,
  basePrice: null,
  taxPercent: 19,
  weight: null,
  active: true,
  unit: 'PACKUNG',
  contents: null,
  minimum: null,
}

function valuesOf(stocked: Stocked | null, start: Partial<Values>): Values {
  if (stocked === null) return { ...emptyValues, ...start }
  const { id: _id, stock: _sum, reserved: _promised, price: _made, thumbnail: _none, images: _also, ...words } = stocked.product
  return { ...words, unit: stocked.unit, contents: stocked.contents, minimum: stocked.minimum }
}

interface ProductDialogProps {
  /** Null: a new one. */
  stocked: Stocked | null
  /** What of a new one is known: its code, when it was scanned. */
  start?: Partial<Values>
  onClose: () => void
  onSaved?: (id: string) => void
}

/** What a product is and how it is kept; how many there are stands in the ledger. */
export function ProductDialog({ stocked, start = {}, onClose, onSaved }: ProductDialogProps) {
  const t = useInventoryTexts()
  const [id] = useState(() => stocked?.product.id ?? newIdempotencyKey())
  const save = useSaveProduct()
  const sending = useDeedForm<Values, z.output<typeof schema>>({
    initialValues: valuesOf(stocked, start),
    schema,
    send: ({ unit, contents, minimum, ...product }) =>
      save.mutateAsync({ id, version: stocked?.version ?? null, product, keeping: { unit, contents, minimum } }),
    done: ({ name }) => t('product.saved', { name }),
    onDone: () => {
      onClose()
      onSaved?.(id)
    },
  })
  const { form, field } = sending
  const { active, basePrice, taxPercent } = form.getValues()
  const set = <Name extends keyof Values>(name: Name) => ({
    ...field(name),
    onChange: (value: Values[Name]) => {
      form.clearFieldError(name)
      form.setValues({ [name]: value })
    },
  })
  const money = { min: 0, max: 9_999_999.99, decimalScale: 2, suffix: ' €' } as const
  return (
    <FormDialog
      title={t(stocked === null ? 'product.new' : 'product.edit')}
      onClose={onClose}
      sending={sending}
      submit={t('save')}
      size="lg"
    >
      <TextField {...field('name')} label={t('field.name')} maxLength={200} autoComplete="off" required data-autofocus />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextField {...field('barcode')} label={t('field.barcode')} maxLength={60} autoComplete="off" data-takes-scans />
        <TextField {...field('sku')} label={t('field.sku')} maxLength={60} autoComplete="off" />
        <SelectField
          {...set('unit')}
          label={t('field.unit')}
          needed
          choices={choicesOf(mengeneinheiten, (unit) => t(`units.${unit}`))}
          onChange={(unit) => unit !== null && form.setValues({ unit })}
        />
        <NumberField {...set('contents')} label={t('field.contents')} min={1} max={100_000} allowDecimal={false} />
        <NumberField {...set('minimum')} label={t('field.minimum')} min={0} max={1_000_000} allowDecimal={false} />
        <NumberField {...set('weight')} label={t('field.weight')} min={0} max={100_000} decimalScale={3} />
        <NumberField {...set('cost')} label={t('field.cost')} {...money} />
        <NumberField {...set('basePrice')} label={t('field.basePrice')} {...money} />
        <NumberField {...set('taxPercent')} label={t('field.taxPercent')} min={0} max={100} decimalScale={2} />
      </SimpleGrid>
      {basePrice !== null && (
        <Note role="status">
          {t('product.price', { price: formatEuro(toCents(fromCents(addTax(toCents(basePrice), toCents(taxPercent ?? 0))))) })}
        </Note>
      )}
      <Sorting set={set} />
      <TextArea {...field('description')} label={t('field.description')} maxLength={10_000} minRows={2} autoComplete="off" />
      <Switch label={t('field.active')} checked={active} onChange={(next) => form.setValues({ active: next })} />
    </FormDialog>
  )
}

type Setter = <Name extends 'category' | 'brand' | 'vendor' | 'tags'>(
  name: Name,
) => { value: unknown; onChange: (value: Values[Name]) => void; id: string }

/** What it is sorted into. */
function Sorting({ set }: { set: Setter }) {
  const t = useInventoryTexts()
  const { data: categories = [] } = useQuery(categoriesQuery)
  const { data: brands = [] } = useQuery(brandsQuery)
  const { data: vendors = [] } = useQuery(vendorsQuery)
  const { data: tags = [] } = useQuery(tagsQuery)
  const chosen = set('tags')
  const carried = chosen.value as readonly string[]
  const choice = (name: 'category' | 'brand' | 'vendor', all: readonly { id: string; name: string }[]) => {
    const { onChange, value, ...props } = set(name)
    const choices = namedChoices(all)
    return (
      <SelectField
        {...props}
        label={t(`field.${name}`)}
        clearable
        choices={choices}
        value={value === '' ? null : (value as string)}
        onChange={(next) => onChange(next ?? '')}
      />
    )
  }
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        {choice('category', categories)}
        {choice('brand', brands)}
        {choice('vendor', vendors)}
      </SimpleGrid>
      {tags.length > 0 && (
        <Group gap="xs" role="group" aria-label={t('field.tags')}>
          {tags.map(({ id, title }) => {
            const isCarried = carried.includes(id)
            return (
              <button
                key={id}
                type="button"
                className={chip.chip}
                aria-pressed={isCarried}
                onClick={() => chosen.onChange(isCarried ? carried.filter((one) => one !== id) : [...carried, id])}
              >
                {title}
              </button>
            )
          })}
        </Group>
      )}
    </>
  )
}
