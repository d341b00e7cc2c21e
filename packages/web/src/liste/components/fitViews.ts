interface Room {
  /** Width of each view, and of the button for the rest. */
  each: readonly number[]
  more: number
  room: number
  active: number
}

/** The places of the views that stand in the row; the active one always does. */
export function fitViews({ each, more, room, active }: Room): number[] {
  const all = each.map((_width, place) => place)
  if (each.reduce((sum, width) => sum + width, 0) <= room) return all
  let left = room - more - (each[active] ?? 0)
  let full = false
  return all.filter((place) => {
    if (place === active) return true
    left -= each[place] ?? 0
    full ||= left < 0
    return !full
  })
}
