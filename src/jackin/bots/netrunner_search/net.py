"""A small net: odds that are a sum of signs, and of units which count from a threshold on."""

from __future__ import annotations

from typing import Final

from jackin.kernel.game import Json


class Unit:
    """Nothing until its own sum of signs is above 0, and that times `counts` from there on."""

    def __init__(self, counts: float, bias: float, weights: list[float]) -> None:
        self.counts: Final = counts
        self.bias: Final = bias
        self.weights: Final = weights

    def of(self, signs: list[float]) -> float:
        found = summed(self.bias, self.weights, signs)
        return self.counts * found if found > 0.0 else 0.0


class Net:
    def __init__(self, bias: float, weights: list[float], units: list[Unit]) -> None:
        self.bias: Final = bias
        self.weights: Final = weights
        self.units: Final = units

    def odds(self, signs: list[float]) -> float:
        numbers = [float(sign) for sign in signs]  # counts and yes or no as well: turned into numbers once
        found = summed(self.bias, self.weights, numbers)
        for unit in self.units:
            found += unit.of(numbers)
        return found


def summed(total: float, weights: list[float], signs: list[float]) -> float:
    """Sixty thousand of these are one thought: a plain loop, as the compiler makes most of it."""
    for n in range(len(signs)):
        total += weights[n] * signs[n]
    return total


def written(net: Net, names: tuple[str, ...]) -> Json:
    """As data: the weight of each sign, and a line for each unit."""
    return {
        "bias": net.bias,
        "weights": dict(zip(names, net.weights, strict=True)),
        "units": [" ".join(map(str, [unit.counts, unit.bias, *unit.weights])) for unit in net.units],
    }


def read(data: Json, names: tuple[str, ...]) -> Net:
    units = [[float(number) for number in line.split()] for line in data["units"]]
    return Net(
        float(data["bias"]),
        [float(data["weights"][name]) for name in names],
        [Unit(counts, bias, weights) for counts, bias, *weights in units],
    )
