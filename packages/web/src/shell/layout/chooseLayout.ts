import { type LayoutName, defaultAppearance, layouts } from '@dreiklang/domain/shared/appearance'

const isLayoutName = (value: unknown): value is LayoutName => layouts.some((name) => name === value)

export interface LayoutChoice {
  /** The layout that the route itself requires. */
  route: LayoutName | undefined
  /** `?layout=` of the address, whatever stands there. */
  query: unknown
  /** What the person has chosen. */
  saved: LayoutName | null
}

/** Default of the installation < choice of the person < address < route (product.md, section 2). An unknown name in the address is nothing. */
export function chooseLayout({ route, query, saved }: LayoutChoice): LayoutName {
  if (route !== undefined) return route
  return isLayoutName(query) ? query : (saved ?? defaultAppearance.layout)
}
