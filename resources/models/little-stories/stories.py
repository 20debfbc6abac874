"""Writes small English stories, the text that the model of this folder is trained on.

    stories.py [COUNT [SEED]]      prints stories

A story is told by one of the functions below. Words repeat in it, as they do in children's books: names, some of them
made up for this one story; things that change hands; lists and routes that are read out; refrains. A pronoun is used
where gender, or being alive, tells what it means, and what is told after it depends on that: "She baked a cake", where
the baker is a woman. Whoever is meant is as often the first as the second that is named.
"""

import random
import sys

GIRLS = ("Anna Maria Lucy Emma Mei Sofia Rosa Ella Nina Clara Lily Ada Ines Julia Sara Zoe Amy Ivy Mina Leila Alice Eva "
         "Hanna Laura Beatriz").split()
BOYS = ("Tom Ben Jack Peter Paul Leo Max Sam Hugo Pedro Luis Omar Wei Jun Carlos Daniel Adam Felix Noah Oscar Tim John "
        "David Rafael Ming").split()
COLOURS = "red blue green yellow white black brown grey golden silver".split()
SIZES = "little big small old new tiny".split()
THINGS = ("ball kite book hat cup key lamp spoon drum bell box basket coat scarf boat wheel stone shell feather ring "
          "ribbon map candle bottle coin flute brush umbrella bag mirror pencil letter picture clock blanket").split()
FRUITS = ("apple pear plum orange lemon carrot onion potato egg nut mushroom cake biscuit bun pie cherry peach "
          "banana melon tomato").split()
STUFF = "bread milk honey cheese butter rice salt tea soup jam flour sugar".split()
PLACES = ("garden market park school river lake harbour bridge mill farm beach station library square tower castle zoo "
          "theatre bakery museum church inn").split()
SPOTS = ("under the bed|under the table|behind the door|in the box|on the shelf|in the basket|behind the curtain|on the chair"
         "|in the drawer|under the tree|beside the stove|by the window|on the roof|in the boat|near the well").split("|")
DAYS = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split()
TIMES = ("One morning|One evening|One day|One sunny day|One rainy day|In the morning|In the evening|After lunch|At noon"
         "|One winter day|One summer day|Early one morning|Last week|Yesterday").split("|")
NUMBERS = "two three four five six seven eight nine ten".split()
FEELINGS = "happy glad tired hungry proud cold sleepy thirsty curious brave quiet sad".split()

# What people do, and what one sees them do.
ROLES = {
    "baker": ["baked a cake", "baked some bread", "took a warm pie out of the oven"],
    "farmer": ["milked the cow", "worked in the field", "fed the hens"],
    "painter": ["painted a picture", "painted the door blue", "washed the brushes"],
    "gardener": ["watered the roses", "planted a tree", "picked some flowers"],
    "singer": ["sang a song", "sang very well", "sang on the stage"],
    "teacher": ["taught the children to read", "wrote on the board", "opened the school"],
    "doctor": ["looked after the sick", "gave out some medicine", "listened to a heart"],
    "tailor": ["made a new coat", "sewed on a button", "cut the cloth"],
    "sailor": ["sailed across the sea", "tied a knot", "climbed up the mast"],
    "shepherd": ["counted the sheep", "looked for the lost lamb", "led the sheep up the hill"],
    "cook": ["stirred the soup", "cooked the dinner", "put salt in the pot"],
    "smith": ["hammered the iron", "made a horseshoe", "kept the fire hot"],
    "drummer": ["beat the drum", "played a march on the drum", "carried the drum home"],
    "potter": ["made a jug of clay", "made a big clay pot", "shaped a bowl"],
    "clockmaker": ["mended the clock", "wound up the clock", "set the clock"],
    "fisher": ["caught a fish", "threw out the net", "mended the net"],
    "pilot": ["flew over the clouds", "landed the plane", "flew the plane"],
    "driver": ["drove the bus", "stopped the bus", "washed the bus"],
    "postman": ["brought the letters", "rang at every door", "carried a heavy bag"],
    "woodcutter": ["cut some wood", "carried the wood home", "sharpened the axe"],
}
FEMALE = {"queen": ["sat on her throne", "put on her crown"], "princess": ["danced at the ball", "looked out of the tower"],
          "grandmother": ["told an old story", "knitted a pair of socks"], "aunt": ["came to visit", "packed her bags"],
          "mother": ["called the children", "read a story to the children"]}
MALE = {"king": ["sat on his throne", "put on his crown"], "prince": ["rode his horse", "looked for the castle"],
        "grandfather": ["told an old story", "fell asleep in his chair"], "uncle": ["came to visit", "packed his bags"],
        "father": ["called the children", "read a story to the children"]}
ANIMALS = {
    "dog": ["barked", "wagged its tail", "chewed on a bone"], "cat": ["purred", "drank some milk", "licked its paws"],
    "duck": ["quacked", "swam across the pond"], "frog": ["croaked", "jumped into the pond"],
    "bee": ["buzzed", "flew from flower to flower"], "owl": ["hooted", "opened its big eyes"],
    "horse": ["galloped away", "ate some hay"], "cow": ["mooed", "ate the grass"], "goat": ["ate the grass", "jumped over the wall"],
    "mouse": ["squeaked", "ran into its hole"], "hen": ["laid an egg", "ran after a worm"], "bird": ["sang in the tree", "flew up into the sky"],
    "rabbit": ["hopped away", "ate a carrot"], "bear": ["growled", "looked for honey"], "snail": ["crawled into its shell", "was very slow"],
    "lion": ["roared", "shook its mane"], "fox": ["ran into the forest", "hid behind a bush"], "fish": ["swam away", "jumped out of the water"],
    "squirrel": ["climbed up the tree", "hid a nut"], "donkey": ["brayed", "carried a heavy bag"],
}
CREATURES = "dragon giant robot fox bear mouse owl turtle whale rabbit frog elephant lion snail crow".split()
SYLLABLES = [c + v for c in "b d f g k l m n p r s t v z br dr gl kr pl tr sh th".split() for v in "a e i o u".split()]
CODAS = ["", "", "", "n", "l", "r", "s", "m", "x"]
LINES = ("Round and round the wheel goes|The wind blows over the hill|Deep is the water and wide is the sea|Sleep, little bird, till the morning"
         "|The moon is up and the stars are bright|Over the bridge and home again|Row the boat across the lake|Sing with me, my friend"
         "|The rain falls on the roof|Turn the wheel and grind the corn|Far away the bells are ringing|Walk with me along the river"
         "|The sun goes down behind the trees|Open the door and come on in|One step left and one step right|Who has seen the silver moon"
         "|High above the clouds we fly|Warm is the fire and soft is the bed|Up the stairs and down the stairs|Spring will come when the snow is gone").split("|")
PARTS = ("past the pond|over the bridge|through the forest|up the hill|down the stairs|along the river|across the field|round the tower"
         "|behind the mill|through the gate|under the arch|past the old oak|across the square|along the wall|into the valley").split("|")


def an(noun):
    return ("an " if noun[0] in "aeiou" else "a ") + noun


def plural(noun):
    if noun.endswith("y"):
        return noun[:-1] + "ies"
    return noun + ("es" if noun.endswith(("h", "o", "s", "x")) else "s")


def listed(items, last="and"):
    return items[0] if len(items) == 1 else ", ".join(items[:-1]) + f" {last} " + items[-1]


def capital(text):
    return text[0].upper() + text[1:]


class Person:
    def __init__(self, name, female):
        self.name, self.female = name, female
        self.he, self.him, self.his = ("she", "her", "her") if female else ("he", "him", "his")
        self.He, self.His = capital(self.he), capital(self.his)
        self.child = "girl" if female else "boy"

    def __str__(self):
        return self.name


class Teller:
    """Tells stories; the same seed, the same stories."""

    def __init__(self, seed):
        self.random = random.Random(seed)

    def pick(self, items):
        return self.random.choice(items)

    def picks(self, items, count):
        return self.random.sample(items, count)

    def chance(self, probability):
        return self.random.random() < probability

    def made_up(self):
        """A name of two or three syllables that a reader has not met before."""
        return capital("".join(self.pick(SYLLABLES) for _ in range(self.pick([2, 2, 3]))) + self.pick(CODAS))

    def person(self, female, made_up=0.15):
        return Person(self.made_up() if self.chance(made_up) else self.pick(GIRLS if female else BOYS), female)

    def couple(self):
        """A woman and a man, in either order."""
        female = self.chance(0.5)
        return [self.person(female, 0), self.person(not female, 0)]

    def people(self, count):
        """Different names, of either gender."""
        names = self.picks([(name, True) for name in GIRLS] + [(name, False) for name in BOYS], count)
        return [Person(*name) for name in names]

    def thing(self):
        return f"{self.pick(COLOURS + SIZES)} {self.pick(THINGS)}" if self.chance(0.6) else self.pick(THINGS)

    def introduced(self, p):
        return self.pick([f"There was once a {p.child} named {p}.", f"A {p.child} named {p} lived near the {self.pick(PLACES)}.",
                          f"Once there lived a {p.child} whose name was {p}."])

    # ------------------------------------------------------------------------------------------- who has what

    def possession(self):
        people = self.people(self.pick([2, 2, 3]))
        things = self.picks(THINGS, len(people))
        colours = [self.pick(COLOURS + SIZES) for _ in things]
        text = [f"{listed([str(p) for p in people])} were {self.pick(['at', 'near'])} the {self.pick(PLACES)}."]
        order = self.picks(range(len(people)), len(people))
        text.append(listed([f"{people[i]} had {an(colours[i] + ' ' + things[i])}" for i in order]) + ".")
        owner = list(range(len(people)))
        for _ in range(self.pick([0, 1, 1, 2])):
            giver, taker = self.picks(range(len(people)), 2)
            owned = [i for i, o in enumerate(owner) if o == giver]
            if not owned:
                continue
            i = self.pick(owned)
            owner[i] = taker
            text.append(self.pick([f"{people[giver]} gave the {things[i]} to {people[taker]}.",
                                   f"Then {people[giver]} gave {people[taker]} the {things[i]}.",
                                   f"{people[taker]} asked for the {things[i]}, and {people[giver]} gave it to {people[taker]}."]))
        for i in self.picks(range(len(things)), self.pick([1, 2, len(things)])):
            text.append(self.pick([f"Who has the {things[i]} now? {people[owner[i]]} has the {things[i]}.",
                                   f"Who has the {things[i]}? {people[owner[i]]} has it.",
                                   f"In the end {people[owner[i]]} had the {things[i]}."]))
        if self.chance(0.4):
            i = self.pick(range(len(things)))
            text.append(f"What colour was the {things[i]}? It was {colours[i]}." if colours[i] in COLOURS
                        else f"The {things[i]} was {colours[i]}.")
        return " ".join(text)

    def favourites(self):
        people = self.people(self.pick([2, 3, 4]))
        foods = [plural(f) for f in self.picks(FRUITS, len(people))]
        text = [" ".join(f"{p} likes {f}." for p, f in zip(people, foods))]
        for i in self.picks(range(len(people)), len(people)):
            text.append(self.pick([f"What does {people[i]} like? {people[i]} likes {foods[i]}.", f"Who likes {foods[i]}? {people[i]} does.",
                                   f"{people[i]} ate {self.pick(NUMBERS)} {foods[i]}.", f"{people[i]} went to the market to buy {foods[i]}."]))
        return " ".join(text)

    def homes(self):
        people = self.people(self.pick([2, 3]))
        places = self.picks(PLACES, len(people))
        text = [" ".join(f"{p} lives near the {place}." for p, place in zip(people, places))]
        for i in self.picks(range(len(people)), len(people)):
            text.append(self.pick([f"Where does {people[i]} live? {people[i]} lives near the {places[i]}.",
                                   f"Who lives near the {places[i]}? {people[i]} does.",
                                   f"On {self.pick(DAYS)} {people[i]} went home to the {places[i]}."]))
        return " ".join(text)

    def hiding(self):
        a, b = self.people(2)
        thing, wrong, right = self.pick(THINGS), *self.picks(SPOTS, 2)
        colour = self.pick(COLOURS)
        text = [f"{a} had {an(colour + ' ' + thing)}. {a} put the {thing} {right}.",
                f"{b} came home and looked for the {thing}. \"Is the {thing} {wrong}?\" asked {b}. \"No,\" said {a}, \"the {thing} is not {wrong}.\"",
                self.pick([f"Then {b} looked {right}. There was the {colour} {thing}!", f"\"It is {right},\" said {a}. So {b} looked {right} and found the {thing}.",
                           f"Where was the {thing}? It was {right}."])]
        return " ".join(text)

    # ------------------------------------------------------------------------------------------- pronouns

    def workers(self):
        """She and he, told apart by gender; what they do depends on who they are."""
        pair = self.couple()
        roles = self.picks(sorted(ROLES), 2)
        form = self.pick(["the", "the", "was", "named"])
        if form == "the":
            (p, q), (r, s) = pair, roles
            text = self.pick([f"{self.pick(TIMES)} the {r} {p} met the {s} {q} at the {self.pick(PLACES)}.",
                              f"The {r} {p} and the {s} {q} lived in the same village.",
                              f"The {r} {p} was a friend of the {s} {q}.", f"The {r} {p} and the {s} {q} were neighbours."])
        elif form == "was":
            text = " ".join(f"{p} was a {role}." for p, role in zip(pair, roles))
        else:
            (p, q), (r, s) = pair, roles
            text = f"There was a {r} named {p} and a {s} named {q}."
        order = self.picks(range(2), 2)
        text = [text]
        for i in order[:self.pick([1, 2, 2])]:
            p, does = pair[i], self.pick(ROLES[roles[i]])
            text.append(self.pick([f"{p.He} {does}.", f"{p.He} {does}.", f"Every day {p.he} {does}.", f"In the morning {p.he} {does}.",
                                   f"On {self.pick(DAYS)} {p.he} {does}."]))
        if self.chance(0.5):
            i = self.pick(range(2))
            text.append(self.pick([f"Who was the {roles[i]}? It was {pair[i]}.", f"{pair[i]} was a good {roles[i]}.",
                                   f"\"I am a {roles[i]},\" said {pair[i]}."]))
        return " ".join(text)

    def family(self):
        female, male = self.pick(sorted(FEMALE)), self.pick(sorted(MALE))
        does = {True: FEMALE[female], False: MALE[male]}
        first = self.chance(0.5)
        a, b = (female, male) if first else (male, female)
        text = [self.pick([f"The {a} and the {b} were at home.", f"The {a} talked to the {b}.", f"{self.pick(TIMES)} the {a} saw the {b} near the {self.pick(PLACES)}.",
                           f"The {a} waved to the {b}."])]
        for she in self.picks([True, False], self.pick([1, 2])):
            text.append(f"{'She' if she else 'He'} {self.pick(does[she])}.")
        return " ".join(text)

    def names_said(self):
        """The pronoun, and then the name of the one it means."""
        pair = self.couple()
        a, b = pair
        text = [self.pick([f"{a} met {b} at the {self.pick(PLACES)}.", f"{self.pick(TIMES)} {a} sat beside {b}.", f"{a} saw {b} near the {self.pick(PLACES)}.",
                           f"{a} and {b} went to the {self.pick(PLACES)}.", f"There was a {a.child} named {a} and a {b.child} named {b}."])]
        for p in self.picks(pair, self.pick([1, 2])):
            text.append(self.pick([f"{p.He} said, \"My name is {p}.\"", f"{p.He} said, \"I am {p}.\"", f"{p.His} name was {p}.", f"{p.He} wrote {p.his} name: {p}.",
                                   f"{p.He} was {self.pick(FEELINGS)}. \"Why are you {self.pick(FEELINGS)}, {p}?\"",
                                   f"{p.He} laughed, and everybody looked at {p}."]))
        return " ".join(text)

    def clothes(self):
        pair = self.couple()
        a, b = pair
        things = self.picks(["hat", "coat", "scarf", "bag", "umbrella", "ribbon", "ring"], 2)
        colours = self.picks(COLOURS, 2)
        text = [f"{a} had {an(colours[0] + ' ' + things[0])} and {b} had {an(colours[1] + ' ' + things[1])}."]
        for i in self.picks(range(2), self.pick([1, 2, 2])):
            p = pair[i]
            text.append(self.pick([f"{p.He} liked {p.his} {colours[i]} {things[i]}.", f"{p.He} lost {p.his} {things[i]}, but {pair[1 - i]} found it.",
                                   f"{p.He} put the {things[i]} on the table.", f"{p.His} {things[i]} was {colours[i]}."]))
        return " ".join(text)

    def alive(self):
        """It, told apart by what only one of the two can do."""
        animal, thing = self.pick(sorted(ANIMALS)), self.pick(THINGS)
        place = self.pick(["by", "behind", "near", "beside", "next to"])
        p = self.person(self.chance(0.5))
        form = self.pick(range(5))
        text = [[f"There was {an(animal)} {place} the {thing}.", f"There was {an(thing)} near the {animal}.", f"{p} saw {an(animal)} beside {an(thing)}.",
                 f"{p} saw {an(thing)} beside {an(animal)}.", f"{p} had {an(animal)} and {an(thing)}."][form]]
        text.append(f"It {self.pick(ANIMALS[animal])}.")
        if self.chance(0.5):
            text.append(self.pick([f"{p} looked at the {animal}.", f"Nobody touched the {thing}.", f"The {animal} was {self.pick(FEELINGS)}.",
                                   f"\"What {an(animal)}!\" said {p}."]))
        return " ".join(text)

    def pet(self):
        p = self.person(self.chance(0.5), 0)
        animal = self.pick(["dog", "cat", "rabbit", "horse", "bird", "goat", "duck", "mouse", "donkey", "hen"])
        name = self.made_up()
        adjective = self.pick(COLOURS + ["little", "big", "old", "tiny"])
        text = [f"{p} had {an(adjective)} {animal}. {p.He} called the {animal} {name}.", f"Every morning {name} {self.pick(ANIMALS[animal])}."]
        friend = self.pick(sorted(set(ANIMALS) - {animal}))
        text.append(self.pick([f"{name} met {an(friend)} near the {self.pick(PLACES)}. The {friend} {self.pick(ANIMALS[friend])}. {name} {self.pick(ANIMALS[animal])}.",
                               f"One day {name} ran away. {p} looked for {name} {self.pick(SPOTS)}, but {name} was not there. Then {name} came home, and {p} was happy.",
                               f"\"Come here, {name}!\" said {p}. And {name} came."]))
        text.append(self.pick([f"What was the name of the {animal}? It was {name}.", f"Good night, {name}! Good night, {p}!", f"{p} gave {name} some food, and {name} was happy.",
                               f"{p} and {name} were the best of friends."]))
        return " ".join(text)

    # ------------------------------------------------------------------------------------------- made-up names

    def creature(self):
        kind, other = self.picks(CREATURES, 2)
        name, friend = self.made_up(), self.made_up()
        place, far = self.picks(PLACES, 2)
        feeling = self.pick(FEELINGS)
        text = [f"{self.pick(['Long ago', 'Once upon a time', 'Once'])} there was {an(kind)} named {name}. {name} lived near the {place}, and {name} was {feeling}.",
                f"{self.pick(TIMES)} {name} went to the {far}. There {name} met {an(other)}. \"Who are you?\" asked {name}. \"I am {friend},\" said the {other}. \"And who are you?\" \"I am {name},\" said the {kind}."]
        for _ in range(self.pick([0, 1, 1, 2])):
            fruit = self.pick(FRUITS)
            text.append(self.pick([f"{name} had {an(fruit)}. {name} gave half of the {fruit} to {friend}.", f"{friend} was {self.pick(FEELINGS)}, so {name} sang a song for {friend}.",
                                   f"{name} and {friend} went {self.pick(PARTS)} and {self.pick(PARTS)}.", f"\"Do you like {plural(fruit)}, {friend}?\" asked {name}. \"Yes, {name}, I like {plural(fruit)},\" said {friend}.",
                                   f"It was cold, and {friend} made a fire for {name}."]))
        text.append(self.pick([f"From that day on {name} and {friend} were friends.", f"\"Good night, {name},\" said {friend}. \"Good night, {friend},\" said {name}.",
                               f"In the evening {name} went home to the {place}.", f"And {name} was not {feeling} any more." if feeling in ("sad", "cold", "hungry", "tired", "thirsty") else f"{name} was {feeling} and {friend} was {self.pick(FEELINGS)}.",
                               f"Then {friend} went home, and {name} was alone again near the {place}."]))
        return " ".join(text)

    def dictionary(self):
        words = self.picks(THINGS + FRUITS + sorted(ANIMALS), self.pick([2, 3]))
        foreign = [self.made_up().lower() for _ in words]
        land = self.made_up()
        text = [f"In the land of {land} people have other words. " + " ".join(f"{capital(an(w))} is called {f}." for w, f in zip(words, foreign))]
        for i in self.picks(range(len(words)), len(words)):
            text.append(self.pick([f"What is {an(words[i])} called in {land}? It is called {foreign[i]}.", f"What is a {foreign[i]}? It is {an(words[i])}.",
                                   f"\"I have a {foreign[i]},\" said a child in {land}."]))
        return " ".join(text)

    # ------------------------------------------------------------------------------------------- the same again

    def shopping(self):
        p, q = self.people(2)
        items = self.picks(STUFF + [plural(f) for f in FRUITS], self.pick([3, 4, 5]))
        items = [f"{self.pick(NUMBERS)} {i}" if i not in STUFF and self.chance(0.3) else i for i in items]
        the_list = listed(items)
        text = [self.pick([f"{p} wrote a list for the market: {the_list}.", f"\"Please buy {the_list},\" said {p}.", f"{p} needed {the_list}."]),
                self.pick([f"{q} went to the market and bought {the_list}.", f"At the market {q} read the list: {the_list}.", f"{q} came back with {the_list}.",
                           f"\"{capital(the_list)},\" said {q}."])]
        if self.chance(0.5):
            text.append(f"\"Thank you for {the_list}!\" said {p}.")
        return " ".join(text)

    def route(self):
        p, q = self.people(2)
        way = listed(self.picks(PARTS, self.pick([3, 3, 4])))
        place = self.pick(PLACES)
        return " ".join([self.pick([f"\"How do I get to the {place}?\" asked {p}. \"Go {way},\" said {q}.", f"The way to the {place} goes {way}."]),
                         f"So {p} went {way}.", self.pick([f"There was the {place}.", f"And there was the {place} at last.", f"{capital(way)}: it was a long way to the {place}."])])

    def song(self):
        p, q = self.people(2)
        refrain = ", ".join([first if i == 0 else first[0].lower() + first[1:] for i, first in enumerate(self.picks(LINES, self.pick([1, 2])))])
        verses = self.picks([f"{p} sang at the {self.pick(PLACES)}.", f"{q} heard the song.", f"A {self.pick(sorted(set(ANIMALS) - {'owl'}))} came to listen.", "Then all the children sang.",
                             f"{q} sang it too.", f"And {p} sang once more."], self.pick([2, 3]))
        return " ".join(f"{verse} \"{refrain}.\"" for verse in verses)

    def echo(self):
        """Words in any order, said again."""
        p, q = self.people(2)
        pool = COLOURS + THINGS + FRUITS + STUFF + PLACES + NUMBERS + sorted(ANIMALS) + FEELINGS
        words = " ".join(self.pick(pool) if self.chance(0.75) else self.made_up().lower() for _ in range(self.pick([3, 4, 5, 6, 7, 8])))
        return self.pick([f"{p} said, \"{capital(words)}.\" {q} said, \"{capital(words)}.\"", f"\"Say it after me,\" said {p}. \"{capital(words)}.\" \"{capital(words)},\" said {q}.",
                          f"{p} called into the valley: {words}. The echo came back: {words}."])

    def line(self):
        """Everybody does it, one after another."""
        people = self.people(self.pick([3, 4]))
        deed = self.pick([f"jumped over the {self.pick(['wall', 'stone', 'box', 'brook'])}", f"ran {self.pick(PARTS)}", f"looked {self.pick(SPOTS)}", f"bought {self.pick(NUMBERS)} {plural(self.pick(FRUITS))}",
                          f"found {an(self.thing())} {self.pick(SPOTS)}", f"went to the {self.pick(PLACES)} on {self.pick(DAYS)}"])
        return " ".join([f"{'First ' if i == 0 else 'Then '}{p} {deed}." for i, p in enumerate(people)] + ([f"And last of all their {self.pick(['dog', 'cat', 'goat', 'duck'])} {deed}."] if self.chance(0.5) else []))

    def letter(self):
        p, q = self.people(2)
        place, day, thing = self.pick(PLACES), self.pick(DAYS), self.thing()
        message = self.pick([f"Come to the {place} on {day}", f"I have found the {thing} {self.pick(SPOTS)}", f"Bring the {thing} to the {place}", f"I will be at the {place} on {day}"])
        text = [f"{p} wrote a letter to {q}. It said: \"{message}.\" {q} opened the letter and read it aloud: \"{message}.\""]
        if day in message:
            text.append(f"So on {day} {q} went to the {place}.")
        elif thing in message:
            text.append(f"{q} was glad about the {thing}.")
        return " ".join(text)

    def counting(self):
        animal = self.pick(["duck", "hen", "cow", "goat", "rabbit", "horse", "bee", "frog", "bird", "lion", "bear"])
        p = self.people(1)[0]
        n = self.pick([3, 4, 5])
        text = f"{p} counted the {plural(animal)}. One {animal}, " + ", ".join(f"{NUMBERS[i]} {plural(animal)}" for i in range(n - 1)) + "."
        return text + f" How many {plural(animal)} were there? There were {NUMBERS[n - 2]} {plural(animal)}."

    def weekdays(self):
        p = self.people(1)[0]
        days = self.pick(range(5))
        places = self.picks(PLACES, 3)
        week = [DAYS[(days + i) % 7] for i in range(3)]
        text = [f"On {d} {p} was at the {place}." for d, place in zip(week, places)]
        for i in self.picks(range(3), self.pick([1, 2, 3])):
            text.append(self.pick([f"Where was {p} on {week[i]}? {p} was at the {places[i]}.", f"When was {p} at the {places[i]}? On {week[i]}."]))
        return " ".join(text)

    def weather(self):
        p = self.person(self.chance(0.5), 0.3)
        known = f"{self.introduced(p)} " if self.chance(0.8) or p.name not in GIRLS + BOYS else ""
        what, then = self.pick([("It was raining", f"took an umbrella and went {self.pick(PARTS)}"), ("The sun was shining", f"went swimming in the {self.pick(['lake', 'river', 'pond'])}"),
                                ("It was snowing", "built a snowman with a carrot for a nose"), ("The wind was strong", f"let a {self.pick(COLOURS)} kite fly over the {self.pick(['hill', 'beach', 'field'])}"),
                                ("It was a cold night", "sat by the fire and read a book"), ("It was very hot", "sat under a tree and ate a melon")])
        return " ".join([f"{known}{what}. {p} {then}.", self.pick([f"{p} was {self.pick(FEELINGS)}.", f"\"What a day!\" said {p}.", f"In the evening {p} was {self.pick(FEELINGS)}, and {p.he} went to bed."]),
                         self.pick(["", f"\"Good night, {p},\" said {p.his} {self.pick(['mother', 'father', 'grandmother', 'uncle'])}.", f"{p.He} slept well."])]).strip()

    KINDS = [(possession, 10), (favourites, 5), (homes, 4), (hiding, 6), (workers, 16), (family, 6), (names_said, 10), (clothes, 9), (alive, 9), (pet, 9),
             (creature, 12), (dictionary, 4), (shopping, 5), (route, 5), (song, 6), (echo, 8), (line, 5), (letter, 4), (counting, 3), (weekdays, 3), (weather, 6)]

    def story(self):
        tell = self.random.choices([kind for kind, _ in self.KINDS], [weight for _, weight in self.KINDS])[0]
        return tell(self)


if __name__ == "__main__":
    teller = Teller(int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    for _ in range(int(sys.argv[1]) if len(sys.argv) > 1 else 20):
        print(teller.story(), end="\n\n")
