/** What a new document begins with: the smallest thing that moves. */
export const NEW_TEXT = `# A new character. Bones are indented by one tab, what is drawn on them by two.

skeleton #48B,0.7

	ground
		@ :ellipse w90 h12 t0 f#000,0.15

	ball y30 l20
		@ :ellipse w60 h60 t0 f#E8734A

	ball.eye x10 y10
		@ :ellipse w12 h14 t0 f#222

# Movements: from value to value, each arrow six frames long.
anim "bounce" 24fps :6
	ball
		y 0 :so-> 60 :si-> 0
	ground
		i 1 :so-> 0.6 :si-> 1
`;
