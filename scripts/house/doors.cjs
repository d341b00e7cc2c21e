/** Faults of rooms.json: a door to a room that is not there, or one that does not lead down. */
function faultsOfDoors({ order, doors }) {
  return Object.entries(doors).flatMap(([from, targets]) =>
    targets.flatMap((to) => {
      const stranger = [from, to].find((room) => !order.includes(room))
      if (stranger !== undefined) return [`rooms.json: the room ${stranger} is not in "order"`]
      return order.indexOf(to) > order.indexOf(from) ? [] : [`rooms.json: the door ${from} -> ${to} does not go down`]
    }),
  )
}

module.exports = { faultsOfDoors }
